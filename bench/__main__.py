"""All figures, one after another."""

import asyncio

from bench import paint, steps, store

steps.main()
paint.main()
asyncio.run(store.main())

"""All figures, one after another."""

import asyncio

from bench import crowd, paint, steps, store

steps.main()
paint.main()
asyncio.run(store.main())
asyncio.run(crowd.main())

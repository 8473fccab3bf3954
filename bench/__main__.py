"""All figures, one after another; the exit code says whether pictures or memory miss their bars."""

import asyncio
import sys

from bench import crowd, paint, steps, store, taps

steps.main()
painting = paint.main()
taps.main()
asyncio.run(store.main())
memory = asyncio.run(crowd.main())
sys.exit(painting or memory)

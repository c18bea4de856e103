import { describe, expect, it } from 'vitest'
import { createResponseCache } from './response-cache.ts'

interface TestPage {
  status: number
  text: string
  bytes(): number
}

/** A cache with a clock that stands still, and `ask`, which renders the current text. */
function setUp({ maxBytes = 1_000_000 } = {}) {
  const world = { ms: 0, text: 'a', status: 200, version: 1, change: 1, bytes: 1_000, rendered: 0 }
  const cache = createResponseCache<TestPage>({
    maxBytes,
    version: () => [world.version],
    lastChange: () => world.change,
    isCacheable: ({ status }) => status === 200,
    now: () => world.ms,
  })
  const render = async (): Promise<TestPage> => {
    world.rendered += 1
    const { status, text, bytes } = world
    return { status, text, bytes: () => bytes }
  }
  const request = { signal: new AbortController().signal }
  async function ask(key = '/', renderPage: (signal: AbortSignal) => Promise<TestPage> = render) {
    const { page, ageMs } = await cache.get(key, request, renderPage)
    // Lets a refresh in the background finish.
    await new Promise(setImmediate)
    return `${page.text} ${ageMs}`
  }
  return { world, cache, ask, render }
}

async function fill({ ask }: ReturnType<typeof setUp>, key = '/') {
  await ask(key)
  await ask(key)
}

describe('a cached page', () => {
  it('is rendered for the first two requests and served for the third', async () => {
    const { ask, world } = setUp()
    for (const rendered of [1, 2, 2]) {
      expect(await ask()).toBe('a 0')
      expect(world.rendered).toBe(rendered)
    }
  })

  it.each([
    [1_999, 'old'],
    [2_000, 'new'],
  ])('after %i ms is %s for a request that takes none of 2 s', async (ms, text) => {
    const { cache, render, ...test } = setUp()
    test.world.text = 'old'
    await fill({ cache, render, ...test })
    Object.assign(test.world, { text: 'new', ms })
    const { signal } = new AbortController()
    const { page } = await cache.get('/', { signal, oldestMs: 2_000 }, render)
    expect(page.text).toBe(text)
    expect(cache.find('/', 2_000)?.page.text).toBe(text)
  })

  it.each([
    [1_999, 1, 'old', 'old'],
    [2_000, 1, 'old', 'new'],
    [10_999, 1, 'old', 'new'],
    [11_000, 1, 'new', 'new'],
    // Facts that come without a change of a product arrive later.
    [7_999, 0, 'old', 'old'],
    [8_000, 0, 'old', 'new'],
    [10_999, 0, 'old', 'new'],
    [11_000, 0, 'new', 'new'],
  ])(
    'after %i ms and %i changes of products is %s, and %s for the next request',
    async (ms, changes, first, second) => {
      const test = setUp()
      test.world.text = 'old'
      await fill(test)
      test.world.change += changes
      Object.assign(test.world, { text: 'new', ms })
      expect(test.cache.find('/') !== undefined).toBe(second === 'old')
      expect(await test.ask()).toBe(`${first} ${first === 'old' ? ms : 0}`)
      expect(await test.ask()).toBe(`${second} ${second === 'old' ? ms : 0}`)
    },
  )

  it('is rendered again after a change that came while it was rendered', async () => {
    const test = setUp()
    await fill(test)
    test.world.ms = 11_000
    await test.ask('/', async () => {
      const page = await test.render()
      test.world.change += 1
      return page
    })
    Object.assign(test.world, { text: 'new', ms: 13_000 })
    await test.ask()
    expect(await test.ask()).toBe('new 0')
  })

  it('has the age of its data, which is read when rendering begins', async () => {
    const { cache, world, render } = setUp()
    const renderSlowly = async () => {
      const page = await render()
      world.ms += 300
      return page
    }
    const { ageMs } = await cache.get('/', { signal: AbortSignal.any([]) }, renderSlowly)
    expect(ageMs).toBe(300)
  })

  it('is rendered once, however many ask for it at the same time', async () => {
    const { ask, world } = setUp()
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()))
    expect(new Set(answers)).toEqual(new Set(['a 0']))
    expect(world.rendered).toBe(1)
    // The others were a second sight.
    await ask()
    expect(world.rendered).toBe(1)
  })

  it.each([
    ['the version changes', ({ world }: ReturnType<typeof setUp>) => (world.version += 1)],
    ['everything is dropped', ({ cache }: ReturnType<typeof setUp>) => cache.drop()],
  ])('is rendered again once %s, even if that happens while it is rendered', async (_, change) => {
    const test = setUp()
    await fill(test)
    change(test)
    test.world.text = 'b'
    expect(await test.ask()).toBe('b 0')

    const { promise, resolve } = Promise.withResolvers<void>()
    const late = test.ask('/late', async () => {
      const page = await test.render()
      await promise
      return page
    })
    change(test)
    test.world.text = 'c'
    expect(await test.ask('/late')).toBe('c 0')
    resolve()
    expect(await late).toBe('b 0')
    expect(await test.ask('/late')).toBe('c 0')
  })

  it('is not cached for two seconds after everything was dropped', async () => {
    const test = setUp()
    test.cache.drop()
    for (const [ms, isCached] of [
      [0, false],
      [1_999, false],
      [2_000, true],
    ] as const) {
      test.world.ms = ms
      await fill(test)
      const before = test.world.rendered
      await test.ask()
      expect(test.world.rendered === before).toBe(isCached)
    }
  })
})

describe('a page that was cached before', () => {
  type Test = ReturnType<typeof setUp>
  /** Returns whether a page that must be rendered now counts as known. */
  async function isKnown({ cache, render }: Test, key = '/') {
    const seen: boolean[] = []
    const renderPage = (_: AbortSignal, known: { isKnown: boolean }) => {
      seen.push(known.isKnown)
      return render()
    }
    await cache.get(key, { signal: new AbortController().signal }, renderPage)
    return seen
  }

  it.each<[string, (test: Test) => unknown]>([
    ['everything was dropped', ({ cache }) => cache.drop()],
    ['the version has changed', ({ world }) => (world.version += 1)],
    ['its time is over', ({ world }) => (world.ms += 11_000)],
    [
      'larger pages have displaced it',
      async test => {
        test.world.bytes = 900_000
        await fill(test, '/large')
        await fill(test, '/larger')
      },
    ],
    [
      'the server failed to render it',
      async test => {
        test.cache.drop()
        test.world.status = 500
        await test.ask()
      },
    ],
    [
      'many were requested once',
      async test => {
        test.cache.drop()
        for (let number = 0; number < 3_000; number += 1) await isKnown(test, `/?q=${number}`)
      },
    ],
  ])('is known after %s', async (_, change) => {
    const test = setUp()
    await fill(test)
    await change(test)
    expect(await isKnown(test)).toEqual([true])
  })

  it.each<[string, (test: Test) => unknown]>([
    ['it was requested once', () => undefined],
    [
      'it is missing',
      async test => {
        await fill(test)
        test.cache.drop()
        test.world.status = 404
        await test.ask()
      },
    ],
    [
      'a thousand others were cached since',
      async test => {
        await fill(test)
        for (let number = 0; number < 1_000; number += 1) await fill(test, `/?q=${number}`)
        test.cache.drop()
      },
    ],
  ])('is unknown if %s', async (_, change) => {
    const test = setUp()
    await change(test)
    expect(await isKnown(test)).toEqual([false])
  })
})

describe('an error', () => {
  it.each([404, 500])('is never cached: %i', async status => {
    const { ask, world } = setUp()
    world.status = status
    for (const rendered of [1, 2, 3]) {
      await ask()
      expect(world.rendered).toBe(rendered)
    }
    world.status = 200
    world.text = 'fine'
    expect(await ask()).toBe('fine 0')
  })

  it('of the server keeps the old page until its time is over; a missing page does not', async () => {
    for (const [status, next] of [
      [500, 'old 3000'],
      [404, 'error 0'],
    ] as const) {
      const test = setUp()
      test.world.text = 'old'
      await fill(test)
      Object.assign(test.world, { status, text: 'error', ms: 3_000, change: 2 })
      expect(await test.ask()).toBe('old 3000')
      expect(await test.ask()).toBe(next)
      test.world.ms = 11_000
      expect(await test.ask()).toBe('error 0')
    }
  })

  it('thrown while rendering reaches all who wait, and nobody later', async () => {
    const { ask } = setUp()
    const fail = () => Promise.reject(new Error('broken'))
    const answers = await Promise.allSettled([ask('/', fail), ask('/', fail)])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await ask()).toBe('a 0')
  })
})

describe('rendering', () => {
  it('is aborted once nobody waits for it, and not before', async () => {
    const { cache } = setUp()
    const [first, second] = [new AbortController(), new AbortController()]
    let signal: AbortSignal | undefined
    const render = (given: AbortSignal) => {
      signal = given
      return new Promise<TestPage>((_, reject) =>
        given.addEventListener('abort', () => reject(given.reason)),
      )
    }
    const answers = [first, second].map(each => cache.get('/', each, render))
    first.abort('left')
    expect(signal?.aborted).toBe(false)
    second.abort('left')
    expect(signal?.aborted).toBe(true)
    const results = await Promise.allSettled(answers)
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

describe('the memory of the cache', () => {
  it('is not flushed by pages that are requested once', async () => {
    const test = setUp({ maxBytes: 100_000 })
    await fill(test, '/popular')
    for (let number = 0; number < 10_000; number += 1)
      await test.cache.get(`/?q=${number}`, { signal: new AbortController().signal }, test.render)
    const before = test.world.rendered
    await test.ask('/popular')
    expect(test.world.rendered).toBe(before)
    expect(test.cache.state().pages).toBe(1)
  })

  it('has a limit, which counts keys and compressed forms too', async () => {
    const test = setUp({ maxBytes: 100_000 })
    for (let number = 0; number < 200; number += 1) await fill(test, `/${number}${'x'.repeat(500)}`)
    const { pages, bytes } = test.cache.state()
    expect(bytes).toBeLessThanOrEqual(100_000)
    expect(pages).toBe(39)
    const grown: TestPage = { status: 200, text: '', bytes: () => 1_000 }
    await test.ask('/grown', async () => grown)
    await test.ask('/grown', async () => grown)
    grown.bytes = () => 50_000
    test.cache.measure('/grown', grown)
    expect(test.cache.state().bytes).toBeLessThanOrEqual(100_000)
    expect(test.cache.state().pages).toBeLessThan(25)
  })

  it('holds no page larger than itself', async () => {
    const test = setUp({ maxBytes: 100_000 })
    test.world.bytes = 200_000
    await fill(test)
    expect(test.cache.state()).toMatchObject({ pages: 0, bytes: 0 })
  })
})

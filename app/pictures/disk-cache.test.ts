import { mkdir, readdir, readFile, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDiskCache } from './disk-cache.server.ts'
import { createTestFolder } from './testing.ts'

let folder: Awaited<ReturnType<typeof createTestFolder>>
beforeEach(async () => {
  folder = await createTestFolder()
})
afterEach(() => folder.remove())

const keyOf = (number: number) => number.toString(16).padStart(32, '0')
const fileOf = (number: number) => join(folder.path, '00', keyOf(number))
const body = Buffer.alloc(1000, 'x')
const dayMs = 24 * 3600_000

function open({ maxBytes = 100_000, now = Date.now, path = folder.path } = {}) {
  const warnings: string[] = []
  const log = { warn: (_: object, message: string) => void warnings.push(message) }
  return { cache: createDiskCache({ folder: path, maxBytes, log, now }), warnings }
}

describe('a cached file', () => {
  it('LS4 is found again after a restart, with the same digest', async () => {
    const first = open().cache
    const { digest } = await first.set(keyOf(1), body)
    await first.settled()
    expect(await open().cache.get(keyOf(1))).toEqual({ body, digest })
    expect(await open().cache.get(keyOf(2))).toBeUndefined()
  })

  it.each([
    ['cut', () => truncate(fileOf(1), 500)],
    ['empty', () => truncate(fileOf(1), 0)],
    ['damaged', async () => writeFile(fileOf(1), (await readFile(fileOf(1))).fill('y', 100, 101))],
  ])('LS4 that is %s is not returned and is deleted', async (_, harm) => {
    const { cache } = open()
    await cache.set(keyOf(1), body)
    await harm()
    expect(await cache.get(keyOf(1))).toBeUndefined()
    expect(await readdir(join(folder.path, '00'))).toEqual([])
  })

  it('LS4 expires after a month', async () => {
    let time = Date.now()
    const { cache } = open({ now: () => time })
    await cache.set(keyOf(1), body)
    time += 29 * dayMs
    expect(await cache.get(keyOf(1))).toBeDefined()
    time += 2 * dayMs
    expect(await cache.get(keyOf(1))).toBeUndefined()
  })
})

describe('maxBytes', () => {
  const findCached = async (cache: ReturnType<typeof open>['cache'], numbers: number[]) => {
    const found = await Promise.all(
      numbers.map(async number => ((await cache.get(keyOf(number))) ? [number] : [])),
    )
    return found.flat()
  }

  it('LS4 includes the files of other processes that share the folder', async () => {
    const caches = [open({ maxBytes: 20_000 }).cache, open({ maxBytes: 20_000 }).cache]
    for (let number = 1; number <= 40; number++) {
      const cache = caches[number % 2] ?? caches[0]
      await cache?.set(keyOf(number), body)
      await cache?.settled()
    }
    const left = (await readdir(folder.path, { recursive: true })).filter(name => name.length > 30)
    // Files of 1,024 bytes: the size, and a sixteenth of it for each process.
    expect(left.length).toBeLessThanOrEqual(22)
    expect(left.length).toBeGreaterThan(10)
  })

  it('LS4 evicts the least recently used files', async () => {
    const { cache } = open({ maxBytes: 10_000 })
    for (let number = 1; number <= 9; number++) await cache.set(keyOf(number), body)
    await cache.get(keyOf(1))
    await cache.set(keyOf(10), body)
    await cache.settled()
    expect(await findCached(cache, [1, 2, 3, 4, 10])).toEqual([1, 4, 10])
    expect(await readdir(join(folder.path, '00'))).toHaveLength(8)
  })

  it('LS4 includes the files of an earlier process, in the order of their last use', async () => {
    const first = open().cache
    for (let number = 1; number <= 12; number++) await first.set(keyOf(number), body)
    await first.settled()
    await utimes(fileOf(12), 1, 1)
    const { cache } = open({ maxBytes: 12_000 })
    await cache.settled()
    expect(await findCached(cache, [12])).toEqual([])
    expect(await readdir(join(folder.path, '00'))).toHaveLength(10)
  })

  it('LS4 does not cache a huge file, which would evict the others', async () => {
    const { cache } = open({ maxBytes: 10_000 })
    await cache.set(keyOf(1), body)
    expect((await cache.set(keyOf(2), Buffer.alloc(9_000))).body).toHaveLength(9_000)
    expect(await findCached(cache, [1, 2])).toEqual([1])
  })

  it('LS4 disables caching when it is zero', async () => {
    const { cache } = open({ maxBytes: 0 })
    await cache.set(keyOf(1), body)
    expect(await readdir(folder.path)).toEqual([])
  })
})

describe('a disk that cannot be written to', () => {
  it('LS4 is reported once and does not fail requests', async () => {
    const path = join(folder.path, 'a-file')
    await writeFile(path, 'in the way')
    const { cache, warnings } = open({ path })
    expect((await cache.set(keyOf(1), body)).body).toEqual(body)
    await cache.set(keyOf(2), body)
    expect(await cache.get(keyOf(1))).toBeUndefined()
    expect(warnings).toEqual([
      'pictures cannot be cached on disk and are converted for every request',
    ])
  })
})

describe('the partial files of a killed process', () => {
  it('LS4 are deleted at the next start, except those another server may be writing', async () => {
    await mkdir(join(folder.path, '00'))
    await writeFile(`${fileOf(1)}-old.part`, 'half')
    await writeFile(`${fileOf(1)}-new.part`, 'half')
    await utimes(`${fileOf(1)}-old.part`, 1, 1)
    await open().cache.settled()
    expect(await readdir(join(folder.path, '00'))).toEqual([`${keyOf(1)}-new.part`])
  })
})

it.each([
  [3_599_000, true],
  [3_601_000, false],
])('LS4 keeps a partial file for an hour: %i ms', async (ageMs, isKept) => {
  await mkdir(join(folder.path, '00'))
  const file = `${fileOf(1)}-some.part`
  await writeFile(file, 'half')
  await utimes(file, 1_000_000, 1_000_000)
  await open({ now: () => 1_000_000_000 + ageMs }).cache.settled()
  expect(await readdir(join(folder.path, '00'))).toHaveLength(isKept ? 1 : 0)
})

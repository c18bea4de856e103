import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSnapshot, writeSnapshot } from './snapshot-file.server.ts'

const parts = [
  Uint8Array.of(1, 2, 3),
  new Uint8Array(),
  Uint8Array.from({ length: 1_000 }, (_, at) => at % 251),
]
let folder: string
let path: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-'))
  path = join(folder, 'index', 'catalogue.index')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const write = () => writeSnapshot(path, { identity: 'ours', version: 7 }, parts)
const read = async (identity = 'ours') => {
  const found = await readSnapshot(path, identity)
  return 'reason' in found ? found.reason : { ...found, parts: found.parts.map(part => [...part]) }
}

describe('a snapshot', () => {
  it('takes a part only when the one before is written, so that others can work in between', async () => {
    let turns = 0
    const taken: number[] = []
    const count = () => {
      turns += 1
      timer = setImmediate(count)
    }
    let timer = setImmediate(count)
    function* take() {
      for (const part of parts) {
        taken.push(turns)
        yield part
      }
    }
    await writeSnapshot(path, { identity: 'ours', version: 7 }, take())
    clearImmediate(timer)
    await rm(path)
    expect(taken.at(-1)).toBeGreaterThan(taken[0] ?? Number.POSITIVE_INFINITY)
  })

  it('is read back unchanged and replaced as a whole', async () => {
    expect(await read()).toBe('there is none')
    await write()
    await write()
    expect(await read()).toEqual({ version: 7, parts: parts.map(part => [...part]) })
  })

  it('is rejected if it is from a different database', async () => {
    await write()
    expect(await read('theirs')).toBe('it is from another database')
  })

  it('is rejected when it has another format, is truncated anywhere, or has any byte changed', async () => {
    await write()
    const whole = await readFile(path)
    for (let length = 0; length < whole.length - 8; length += 37) {
      await write()
      await truncate(path, length)
      expect(await read()).toBeTypeOf('string')
    }
    for (let at = 0; at < whole.length - 8; at += 41) {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] ?? 0) ^ 0x55
      await writeFile(path, damaged)
      const found = await read()
      // The padding between parts has no checksum.
      if (typeof found !== 'string') expect(found.parts).toEqual(parts.map(part => [...part]))
    }
  })
})

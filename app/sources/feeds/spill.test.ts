import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSpill } from './spill.server.ts'

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'spill-')), 'feed')
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

it('returns every record under its key in its original order', async () => {
  const spill = await createSpill<{ at: number; text: string }>(folder)
  const text = 'ü\n"'.repeat(100)
  for (let at = 0; at < 40_000; at += 1) await spill.add(`key ${at % 10_000}`, { at, text })
  expect((await readdir(folder)).length).toBeGreaterThan(10)
  const seen = new Map<string, number[]>()
  for await (const [key, records] of spill.read()) {
    expect(seen.has(key)).toBe(false)
    expect(new Set(records.parse().map(record => record.text))).toEqual(new Set([text]))
    seen.set(
      key,
      records.parse().map(({ at }) => at),
    )
  }
  expect(seen.size).toBe(10_000)
  expect(seen.get('key 7')).toEqual([7, 10_007, 20_007, 30_007])
  await spill.close()
  expect(await readdir(join(folder, '..'))).toEqual([])
})

it('writes nothing to disk for small amounts', async () => {
  const spill = await createSpill<number>(folder)
  await spill.add('a', 1)
  expect(await readdir(folder)).toEqual([])
  const [key, records] = (await spill.read().next()).value ?? []
  expect([key, records?.parse()]).toEqual(['a', [1]])
  await spill.close()
})

it('PR7 ignores files left by a killed import', async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'part-1'), '["old",1]\n')
  const spill = await createSpill<number>(folder)
  expect(await readdir(folder)).toEqual([])
  await spill.close()
})

import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from './paths.mjs'
import { hashInputs, isStamped, writeStamp } from './stamp.mjs'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stamp-'))
  await mkdir(join(folder, 'inner'))
  await writeFile(join(folder, 'inner/a.ts'), 'a')
})
afterEach(() => rm(folder, { recursive: true }))

const hash = () =>
  hashInputs([relative(root, folder), 'not/there'], file => !file.endsWith('.test.ts'))

describe('hashInputs', () => {
  it('ignores modification times and excluded files', async () => {
    const before = hash()
    await utimes(join(folder, 'inner/a.ts'), 1, 1)
    await writeFile(join(folder, 'a.test.ts'), 'test')
    expect(hash()).toBe(before)
  })

  it.each([
    ['a file changes', () => writeFile(join(folder, 'inner/a.ts'), 'b')],
    ['a file is added', () => writeFile(join(folder, 'b.ts'), '')],
    ['a file is removed', () => rm(join(folder, 'inner/a.ts'))],
  ])('changes when %s', async (_, change) => {
    const before = hash()
    await change()
    expect(hash()).not.toBe(before)
  })
})

describe('isStamped', () => {
  it('is true only for the hash that was written last', () => {
    const stamp = join(folder, 'made/stamp')
    expect(isStamped(stamp, 'one')).toBe(false)
    writeStamp(stamp, 'one')
    expect(isStamped(stamp, 'one')).toBe(true)
    expect(isStamped(stamp, 'two')).toBe(false)
  })
})

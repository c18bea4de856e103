import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readReportFile } from './read-report-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('OU4 reads a report of 100 MB at most', async () => {
  const file = join(folder, 'report.csv')
  await writeFile(file, 'a')
  // A sparse file, which takes no space.
  await truncate(file, 100 * 1024 * 1024)
  expect(await readReportFile(file)).toHaveLength(100 * 1024 * 1024)
  await truncate(file, 100 * 1024 * 1024 + 1)
  await expect(readReportFile(file)).rejects.toThrow('larger than 100 MB')
})

it('OU4 says that a report is missing', async () => {
  await expect(readReportFile(join(folder, 'none.csv'))).rejects.toThrow('cannot be read: ENOENT')
})

import { expect, it } from 'vitest'
import { redrawUpload } from './redraw-upload.server.ts'

const size = { width: 8, height: 8, fit: 'cover' } as const

it.each([
  [10 * 1024 * 1024, 'type'],
  [10 * 1024 * 1024 + 1, 'size'],
])('reads an upload of 10 MB at most: %i bytes', async (bytes, fault) => {
  expect(await redrawUpload(new Uint8Array(bytes), size)).toBe(fault)
})

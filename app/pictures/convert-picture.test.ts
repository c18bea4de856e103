import sharp from 'sharp'
import { expect, it } from 'vitest'
import { requireProductPicture } from './convert-picture.server.ts'

function draw(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
}

it.each([
  [32, 32, true],
  [31, 32, false],
  [32, 31, false],
])('takes a picture of %i × %i for a product’s: %s', async (width, height, isTaken) => {
  const required = requireProductPicture(await draw(width, height))
  const status = await required.then(
    () => 200,
    error => error.status,
  )
  expect(status).toBe(isTaken ? 200 : 404)
})

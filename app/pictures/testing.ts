import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Image } from '#app/domain/product.ts'

/** Draws a picture of a single color. */
export function drawPlain(
  { width, height, color }: { width: number; height: number; color: string },
  type: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    [type]()
    .toBuffer()
}

/** Creates a source's picture in two sizes. */
export function toImage(small: string, large = small): Image {
  return {
    id: large,
    sizes: {
      Medium: { url: small, width: 112, height: 140 },
      XLarge: { url: small, width: 328, height: 410 },
      Best: { url: large, width: 720, height: 900 },
      Original: { url: large, width: 720, height: 900 },
    },
  }
}

export async function createTestFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'pictures-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

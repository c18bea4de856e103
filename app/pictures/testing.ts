import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Image } from '#app/domain/product.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A picture host of a test's own, which answers each path as the test says. */
export interface PictureHost {
  /** host:port. */
  host: string
  url(path: string): string
  /** The paths it was asked for, in order. */
  asked: string[]
  close(): void
}

export async function createPictureHost(answers: Record<string, Answer>): Promise<PictureHost> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const answer = answers[path]
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    asked,
    url: path => `http://${host}${path}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export function send(body: Uint8Array | string, headers: Record<string, string> = {}): Answer {
  return (_, response) => void response.writeHead(200, headers).end(body)
}

export function redirect(to: string): Answer {
  return (_, response) => void response.writeHead(302, { Location: to }).end()
}

/** A plain picture of that colour. */
export function drawPlain(
  { width, height, color }: { width: number; height: number; color: string },
  type: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    [type]()
    .toBuffer()
}

/** A picture in two sizes: what a source says of it. */
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

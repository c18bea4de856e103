import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createWholeResponse } from '#app/requests/whole-body.ts'
import { chooseEncoding, compressResponse, compressWhole, encodings } from './compress-response.ts'

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.1, gzip;q=1', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['*', 'zstd'],
    ['zstd;q=0, br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
    [null, undefined],
  ])('parses %j and chooses the encoding %s', (header, encoding) => {
    expect(chooseEncoding(header, encodings)).toBe(encoding)
  })

  it('chooses only among the offered encodings', () => {
    expect(chooseEncoding('gzip, deflate, br, zstd', ['br', 'gzip'])).toBe('br')
  })
})

describe('compressResponse', () => {
  const long = 'words '.repeat(1000)

  it.each([
    ['pictures', { 'Content-Type': 'image/jpeg' }, long],
    ['a compressed body', { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }, long],
    ['a stream of events', { 'Content-Type': 'text/event-stream' }, long],
    [
      'a body of less than a kilobyte',
      { 'Content-Type': 'text/html', 'Content-Length': '1023' },
      'x'.repeat(1023),
    ],
  ])('does not compress %s', async (_, headers, body) => {
    const response = new Response(body, { headers })
    expect(await compressResponse(response, 'br')).toBe(response)
  })

  it.each([
    ['zstd', zstdDecompressSync],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sets the Content-Length of a whole body compressed with %s', async (encoding, decompress) => {
    const page = { 'Content-Type': 'text/html', 'Content-Length': String(long.length) }
    const compressed = await compressResponse(new Response(long, { headers: page }), encoding)
    const body = Buffer.from(await compressed.arrayBuffer())
    expect(compressed.headers.get('Content-Length')).toBe(String(body.length))
    expect(body.length).toBeLessThan(long.length / 10)
    expect(decompress(body).toString()).toBe(long)
  })

  it('compresses a body of a kilobyte', async () => {
    const headers = { 'Content-Type': 'text/html', 'Content-Length': '1024' }
    const compressed = await compressResponse(new Response('x'.repeat(1024), { headers }), 'br')
    expect(compressed.headers.get('Content-Encoding')).toBe('br')
  })

  it('compresses a whole body without reading it from the response', async () => {
    const headers = { 'Content-Type': 'text/html', 'Content-Length': String(long.length) }
    const response = createWholeResponse(Buffer.from(long), { headers })
    const compressed = await compressResponse(response, 'zstd')
    expect(response.bodyUsed).toBe(false)
    const body = Buffer.from(await compressed.arrayBuffer())
    expect(zstdDecompressSync(body).toString()).toBe(long)
  })

  it.each([
    [20_000, true],
    [20_001, false],
  ])('compresses %i bytes at once: %s, longer ones in another thread', async (length, isAtOnce) => {
    let isDone = false
    const body = new Uint8Array(length)
    const compressing = compressWhole(body, 'zstd').then(compressed => {
      isDone = true
      return compressed
    })
    // No result from another thread arrives before the event loop's next round.
    for (let turn = 0; turn < 10; turn += 1) await undefined
    expect(isDone).toBe(isAtOnce)
    expect(zstdDecompressSync(await compressing)).toHaveLength(length)
  })

  it('makes the ETag weak, because the bytes differ', async () => {
    const response = new Response(long, {
      headers: { 'Content-Type': 'text/html', ETag: '"a"', Vary: 'Cookie' },
    })
    const { headers } = await compressResponse(response, 'br')
    expect(headers.get('ETag')).toBe('W/"a"')
    expect(headers.get('Vary')).toBe('Cookie, Accept-Encoding')
  })

  it('flushes when the rest of the stream is slow', async () => {
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>()
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(Buffer.from('first,'))
        await gate
        controller.enqueue(Buffer.from(' second'))
        controller.close()
      },
    })
    const compressed = await compressResponse(
      new Response(body, { headers: { 'Content-Type': 'text/html' } }),
      'br',
    )
    const chunks: Uint8Array[] = []
    for await (const chunk of compressed.body ?? []) {
      chunks.push(chunk)
      openGate()
    }
    expect(chunks.length).toBeGreaterThan(1)
    expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe('first, second')
  })

  it('fails when the page’s stream fails', async () => {
    const body = new ReadableStream({
      pull: controller => controller.error(new Error('page broke')),
    })
    const compressed = await compressResponse(
      new Response(body, { headers: { 'Content-Type': 'text/html' } }),
      'gzip',
    )
    await expect(compressed.text()).rejects.toThrow()
  })
})

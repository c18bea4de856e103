import { Readable } from 'node:stream'

const chunkLength = 64 * 1024

/** Streams a file in large chunks, which are generated as they are read. */
export function toFeedStream(text: Iterable<string>): Readable {
  return Readable.from(toChunks(text), { objectMode: false, highWaterMark: chunkLength })
}

function* toChunks(text: Iterable<string>): Generator<Buffer> {
  let lines: string[] = []
  let length = 0
  for (const line of text) {
    lines.push(line)
    length += line.length
    if (length < chunkLength) continue
    yield Buffer.from(lines.join(''))
    lines = []
    length = 0
  }
  if (length > 0) yield Buffer.from(lines.join(''))
}

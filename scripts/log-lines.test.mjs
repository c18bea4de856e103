import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { describe, expect, it } from 'vitest'
import { formatLogLine, readLines } from './log-lines.mjs'

describe('formatLogLine', () => {
  it.each([
    ['{"level":30,"time":1,"msg":"reading","source":"s","read":500}', 'reading source=s read=500'],
    ['{"level":50,"msg":"request","path":"/a","status":500}', 'error: request path=/a status=500'],
    [
      '{"level":50,"msg":"failed","err":{"message":"no","stack":"Error: no\\n    at x"}}',
      'error: failed\nError: no\n    at x',
    ],
    [
      '{"level":30,"msg":"open","addresses":["http://a.localhost","http://b.localhost"]}',
      'open\n  http://a.localhost\n  http://b.localhost',
    ],
    ['The settings are wrong.', 'The settings are wrong.'],
    ['{"no":"log line"}', '{"no":"log line"}'],
    ['', ''],
  ])('formats %s readably', (line, text) => {
    expect(formatLogLine(line)).toBe(text)
  })
})

describe('readLines', () => {
  it('calls back with whole lines however the chunks split them, including an unterminated last one', async () => {
    const stream = new PassThrough()
    const lines = []
    readLines(stream, line => lines.push(line))
    for (const chunk of ['on', 'e\ntwo\nthr', 'ee']) stream.write(chunk)
    stream.end()
    await finished(stream)
    expect(lines).toEqual(['one', 'two', 'three'])
  })
})

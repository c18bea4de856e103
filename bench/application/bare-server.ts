import { createServer } from 'node:http'

// The upper bound for any Node server: answers every request
// with the same body, which it receives from its parent process.
process.once('message', (body: string) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'zstd',
      'Content-Length': bytes.length,
    })
    response.end(bytes)
  })
  server.listen(0, () => process.send?.(server.address()))
})

import { createServer } from 'node:http'

// The minimum Node needs to serve a page: it answers every
// request with the body that its parent process sent.
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

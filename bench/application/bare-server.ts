import { createServer } from 'node:http'

// Shows the highest possible speed of a Node server: it answers
// every request with the same body, which its parent process sent.
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

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dropSlowReaders } from './drop-slow-readers.ts'

/** More than the operating system holds for a client. */
const longBody = Buffer.alloc(32 * 1024 * 1024, 'a')
const pageBody = longBody.subarray(0, 150_000)

let server: Server
const arrived: (() => void)[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    for (const resolve of arrived.splice(0)) resolve()
    if (request.url === '/events') response.write('data\n\n')
    else response.end(request.url === '/long' ? longBody : pageBody)
  })
  dropSlowReaders(server, 300)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

async function send(path: string): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  socket.on('error', () => undefined)
  const arriving = new Promise<void>(resolve => arrived.push(resolve))
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`)
  await arriving
  return socket
}

/** Resolves once the server has closed the oldest connection. */
function whenDropped(): Promise<unknown> {
  return new Promise(resolve => {
    server.once('connection', (socket: Socket) => socket.once('close', resolve))
  })
}

it.each([
  ['reads nothing', 0],
  ['reads a byte now and then', 1],
])('disconnects a client that %s, and nobody else', async (_, bytes) => {
  const waiting = await send('/events')
  const dropped = whenDropped()
  const slow = await send('/long')
  const reading = setInterval(() => slow.read(bytes), 20)
  await dropped
  clearInterval(reading)
  slow.destroy()
  // A page goes to a client that reads it later, and the stream beside it stays open.
  const fast = await send('/')
  let received = 0
  for await (const chunk of fast) {
    received += chunk.length
    if (received > pageBody.length) break
  }
  expect(received).toBeGreaterThan(pageBody.length)
  const { promise, resolve } = Promise.withResolvers<string>()
  waiting.once('data', data => resolve(String(data)))
  waiting.resume()
  expect(await promise).toContain('data')
  expect(waiting.destroyed).toBe(false)
  waiting.destroy()
})

it('disconnects a client after 120 seconds, which a check every 12 seconds begins', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const patient = createServer((_, response) => response.end(longBody))
  dropSlowReaders(patient)
  const checked = new Promise<Socket>(resolve => patient.once('connection', resolve))
  patient.listen(0, '127.0.0.1')
  await once(patient, 'listening')
  const client = connect((patient.address() as AddressInfo).port, '127.0.0.1').pause()
  client.on('error', () => undefined)
  client.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n')
  const socket = await checked
  while (socket.writableLength === 0) await new Promise(resolve => setImmediate(resolve))
  vi.advanceTimersByTime(131_999)
  const isOpen = !socket.destroyed
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  expect([isOpen, socket.destroyed]).toEqual([true, true])
  client.destroy()
  patient.close()
})

import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Disconnects clients that have left data waiting in our memory for `limitMs` without a pause. The
 * operating system takes a page of usual size at once, so a client with a slow network is not
 * affected, nor is an event stream, which mostly has nothing to send.
 */
export function dropSlowReaders(server: Server, limitMs = 120_000): void {
  /** When each connection was first seen with data waiting, in milliseconds. */
  const waitingSince = new Map<Socket, number>()
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      waitingSince.delete(socket)
    })
  })

  function check(socket: Socket, now: number): void {
    if (socket.writableLength === 0) waitingSince.delete(socket)
    else if (!waitingSince.has(socket)) waitingSince.set(socket, now)
    else if (now - (waitingSince.get(socket) ?? now) >= limitMs) socket.destroy()
  }

  const timer = setInterval(() => {
    const now = performance.now()
    for (const socket of open) check(socket, now)
  }, limitMs / 10)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

import type { SavedEventName, SavedEvents } from '#app/domain/saved-event.ts'

/** A stream of server-sent events. */
export interface EventStream {
  body: ReadableStream<Uint8Array>
  /** Sends the bytes, or closes the stream if its reader is too far behind. */
  send(bytes: Uint8Array<ArrayBuffer>): void
  close(): void
}

/** The maximum backlog in bytes. A reader further behind is dropped; it reconnects and resumes. */
const maxUnread = 1024 * 1024

/** Creates a stream. `onClosed` is called once, whichever side closes it. */
export function createEventStream(onClosed: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start: started => {
        controller = started
      },
      cancel: end,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxUnread }),
  )

  function end(): void {
    if (!controller) return
    controller = undefined
    onClosed()
  }

  function close(): void {
    controller?.close()
    end()
  }

  return {
    body,
    send(bytes) {
      controller?.enqueue(bytes)
      if ((controller?.desiredSize ?? 0) <= 0) close()
    },
    close,
  }
}

const encoder = new TextEncoder()

/** Keeps proxies from closing an idle connection; clients ignore it. */
export const keepAliveBytes = encoder.encode(':\n\n')

/** Sets the delay before the client reconnects. */
export function formatRetry(ms: number): Uint8Array<ArrayBuffer> {
  return encoder.encode(`retry: ${ms}\n\n`)
}

/** Formats an event. A reconnecting client sends the last `id` it received. */
export function formatEvent<Name extends SavedEventName>(
  name: Name,
  data: SavedEvents[Name],
  id?: string,
): Uint8Array<ArrayBuffer> {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return encoder.encode(`event: ${name}\n${idLine}data: ${JSON.stringify(data)}\n\n`)
}

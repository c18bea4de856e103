/** In development, Vite loads this module separately from the server, which then finds no body. */
const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>()

/**
 * Creates a response whose body can be read again with `getWholeBody`,
 * because reading it from the response would copy it through a stream.
 */
export function createWholeResponse(body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(body, init)
  bodies.set(response, body)
  return response
}

/** Returns the body of a response from `createWholeResponse`; undefined for any other. */
export function getWholeBody(response: Response): Uint8Array<ArrayBuffer> | undefined {
  return bodies.get(response)
}

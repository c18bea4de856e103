/** Reads the body as text. Beyond the limit, closes the connection and returns undefined. */
export async function readBody(response: Response, maxBytes: number): Promise<string | undefined> {
  if (response.body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (bytes > maxBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

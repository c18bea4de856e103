/** Decodes a report's bytes. Spreadsheet programs may save UTF-16, with its byte order mark. */
export function decodeReport(bytes: Uint8Array): string {
  return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(
    bytes,
  )
}

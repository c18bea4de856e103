/** The same work done by our code and by a library; each returns how many records it found. */
export interface Contest {
  title: string
  ours(): Promise<number>
  theirs(): Promise<number>
}

const chunkLength = 64 * 1024

/** The text in pieces, as it arrives from a file. */
export async function* toChunks(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += chunkLength) yield text.slice(at, at + chunkLength)
}

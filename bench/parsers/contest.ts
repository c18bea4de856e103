/** A task that both our code and a library perform; each returns the number of records. */
export interface Contest {
  title: string
  ours(): Promise<number>
  theirs(): Promise<number>
}

const chunkLength = 64 * 1024

/** Yields the text in chunks, as if it were read from a file. */
export async function* toChunks(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += chunkLength) yield text.slice(at, at + chunkLength)
}

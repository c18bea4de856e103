import { reloadOnce } from './reload-once.ts'

const timeLimitMs = 120_000

/**
 * Loads a code-split chunk. After a deployment, the file may no longer
 * exist, so the page is reloaded to get the new file name, at most once
 * a minute. Returns undefined if the chunk still cannot be loaded.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, timeLimitMs, new Error('Part of the script took too long to load'))
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    console.error(error)
    reloadOnce()
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

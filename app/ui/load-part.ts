import { reloadOnce } from './reload-once.ts'

const timeLimitMs = 120_000

/**
 * A part of the script that comes when it is first needed. After a deployment the part may be gone under its old name:
 * the page is loaded again to learn the new one, at most once a minute. Undefined when even that is of no use now.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, timeLimitMs, new Error('A part of the script took too long'))
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

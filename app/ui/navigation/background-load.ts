import { isRouteErrorResponse } from 'react-router'

/** The result of a fetcher: its data, or the reason there is none. */
export type Loaded<Data> = { data: Data } | { failure: 'missing' | 'failed' }

/** The key prefix of fetchers that the loading bar ignores, because no visitor waits for them. */
export const quietKey = 'quiet '

/**
 * Turns a failure into a value, for the `clientLoader` of a data route. The component can then show
 * the failure in place; otherwise, React Router would replace the whole page with its error page.
 */
export async function settleLoad<Data>(
  load: Promise<Data>,
  timeLimitMs: number,
): Promise<Loaded<Data>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, timeLimitMs, new Error('The data took too long to load'))
  })
  try {
    return { data: await Promise.race([load, late]) }
  } catch (error) {
    return { failure: isRouteErrorResponse(error) && error.status === 404 ? 'missing' : 'failed' }
  } finally {
    clearTimeout(timer)
  }
}

import { data } from 'react-router'
import { IndexUnavailableError } from '#app/catalogue/catalogue.ts'

/** An answer of the catalogue for a page; while its index is on its way, a page that says so and when to ask again. */
export async function askCatalogue<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof IndexUnavailableError)) throw error
    throw data('We are still putting things on the shelves', { status: 503, headers: { 'Retry-After': '3' } })
  }
}

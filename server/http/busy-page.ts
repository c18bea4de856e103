import { createPlainPage } from './plain-page.ts'

const retryAfterSeconds = 5

/** Creates the response to a request that is refused because too many others are waiting. */
export function createBusyPage(siteName: string): Response {
  return createPlainPage(
    503,
    `${escapeHtml(siteName)} is very busy. Please try again in a moment`,
    {
      'Retry-After': String(retryAfterSeconds),
    },
  )
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

import { AttemptError } from './attempt-error.ts'

const excerptLength = 200

/**
 * Parses JSON, or throws an error that quotes the response. The error is
 * retryable, since maintenance pages and truncated bodies are temporary.
 */
export function parseJson(text: string, contentType: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AttemptError(toComplaint(text, contentType), { isTransient: true, isOutage: true })
  }
}

/** Returns the start of a body as one line. */
export function toExcerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '') return '(empty)'
  return line.length > excerptLength ? `${line.slice(0, excerptLength)}…` : line
}

function toComplaint(text: string, contentType: string): string {
  if (text.trim() === '') return 'returned nothing instead of JSON'
  if (/^\s*</.test(text)) return `returned markup instead of JSON: ${toExcerpt(text)}`
  if (/^\s*[[{]/.test(text))
    return `returned JSON that is truncated or broken after ${text.length} characters`
  return `returned ${contentType || 'something'} instead of JSON: ${toExcerpt(text)}`
}

import { data } from 'react-router'
import { findEncodingFault, isStorableText } from '#app/domain/encoded-text.ts'

/**
 * Reads a posted form. Throws a 405 for other methods and a 400 for an
 * unreadable body, including one with text that cannot be stored.
 */
export async function requireForm(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw data(null, { status: 405 })
  const form = await readForm(request).catch(error => {
    if (request.signal.aborted) throw error
    return undefined
  })
  const isReadable = form?.entries().every(entry => entry.every(isReadablePart))
  if (!form || !isReadable) throw data('This form could not be read', { status: 400 })
  return form
}

/** Returns undefined for escapes that the usual parser would replace or leave as they are. */
async function readForm(request: Request): Promise<FormData | undefined> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return request.formData()
  const body = await request.text()
  if (findEncodingFault(body) !== undefined) return undefined
  return new Response(body, { headers: { 'Content-Type': type } }).formData()
}

function isReadablePart(part: string | File): boolean {
  return isStorableText(typeof part === 'string' ? part : part.name)
}

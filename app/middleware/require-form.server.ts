import { data } from 'react-router'

/** Reads a posted form. Throws a 405 for other methods and a 400 for an unreadable body. */
export async function requireForm(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw data(null, { status: 405 })
  try {
    return await request.formData()
  } catch (error) {
    if (request.signal.aborted) throw error
    throw data('This form could not be read', { status: 400 })
  }
}

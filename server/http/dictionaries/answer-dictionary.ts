import type { Context } from 'hono'
import { createWholeResponse } from '#app/requests/whole-body.ts'
import { compressResponse } from '../compress-response.ts'
import { createPlainPage } from '../plain-page.ts'
import type { PageDictionaries } from './page-dictionaries.ts'
import { formatUseAsDictionary } from './page-dictionary.ts'

/** Browsers keep a dictionary as long as we may know it: until it has been replaced twice. */
const maxAgeSeconds = 2 * 24 * 3600

/** Answers with the body of a dictionary, which browsers fetch when they have nothing else to do. */
export async function answerDictionary(
  c: Context,
  dictionaries: Pick<PageDictionaries, 'find'> | undefined,
): Promise<Response> {
  const dictionary = dictionaries?.find(c.req.param('hash') ?? '')
  if (!dictionary) return createPlainPage(404, 'This file no longer exists')
  const { body } = dictionary
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': `public, max-age=${maxAgeSeconds}, immutable`,
    'Content-Length': String(body.byteLength),
    'Use-As-Dictionary': formatUseAsDictionary(dictionary),
  }
  const accepted = c.req.header('Accept-Encoding') ?? null
  return compressResponse(createWholeResponse(body, { headers }), accepted)
}

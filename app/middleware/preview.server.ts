import { createContext, createCookie, type MiddlewareFunction } from 'react-router'
import type { Editorial } from '#app/content/content.ts'
import { PreviewFault } from '#app/content/preview-fault.ts'
import { replaceService, servicesContext } from '#app/context/services.ts'

/** True while the visitor previews a draft. */
export const previewContext = createContext(false)

/** The name of the cookie that the content service's clients expect; its value is the token. */
export const previewCookieName = 'io.prismic.preview'

const cookie = createCookie(previewCookieName, {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 60 * 60,
})

export function formatPreviewCookie(token: string): Promise<string> {
  return cookie.serialize(token)
}

export function clearPreviewCookie(): Promise<string> {
  return cookie.serialize('', { maxAge: 0 })
}

/**
 * Shows the draft identified by the visitor's cookie instead of the published content. If the draft
 * has expired, the published content is shown and the cookie deleted.
 */
export const previewMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const header = request.headers.get('Cookie')
  const token = header?.includes(cookie.name) ? await cookie.parse(header) : undefined
  if (typeof token !== 'string' || token === '') return next()
  const content = context.get(servicesContext).content
  const draft = await content.previews.open(token).catch(toFault)
  if (!(draft instanceof PreviewFault)) {
    replaceService(context, 'content', { ...content, ...pickEditorial(draft) })
    context.set(previewContext, true)
  }
  const response = await next()
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('X-Robots-Tag', 'noindex')
  // The route that leaves the preview or opens a different one sets the cookie itself.
  const isSet = response.headers.getSetCookie().some(each => each.startsWith(cookie.name))
  if (draft instanceof PreviewFault && draft.kind !== 'unavailable' && !isSet)
    response.headers.append('Set-Cookie', await clearPreviewCookie())
  return response
}

function pickEditorial(draft: Editorial): Editorial {
  const { version, language, overrides, articles, companyPage, home, blogs, findPath, findImages } =
    draft
  return { version, language, overrides, articles, companyPage, home, blogs, findPath, findImages }
}

function toFault(error: unknown): PreviewFault {
  if (error instanceof PreviewFault) return error
  throw error
}

import { data, redirect } from 'react-router'
import { PreviewFault } from '#app/content/preview-fault.ts'
import { servicesContext } from '#app/context/services.ts'
import { homePath } from '#app/domain/urls/links.ts'
import { clearPreviewCookie, formatPreviewCookie } from '#app/middleware/preview.server.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { requireForm } from '#app/requests/require-form.server.ts'
import { ErrorPage } from '#app/ui/page/error-page.tsx'
import type { Route } from './+types/preview.ts'

/**
 * Opens a draft. The content service's editor sends authors here with a token and a document id.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  try {
    const draft = await context.get(servicesContext).content.previews.open(token)
    const { id } = context.get(storefrontContext)
    const path = draft.findPath(id, searchParams.get('documentId') ?? '') ?? homePath
    return redirect(path, {
      headers: { ...uncached, 'Set-Cookie': await formatPreviewCookie(token) },
    })
  } catch (error) {
    if (!(error instanceof PreviewFault)) throw error
    const { status } = faults[error.kind]
    return data({ kind: error.kind }, { status, headers: uncached })
  }
}

/** Leaves the preview. */
export async function action({ request }: Route.ActionArgs) {
  await requireForm(request)
  return redirect(homePath, { headers: { ...uncached, 'Set-Cookie': await clearPreviewCookie() } })
}

/** Passes on the page's headers, which React Router would otherwise drop. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

const uncached = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
}

const faults = {
  invalid: {
    status: 400,
    message: 'This preview link is not valid',
    advice: 'Copy the whole link from the editor, or open the preview there again.',
  },
  expired: {
    status: 410,
    message: 'This preview has expired',
    advice: 'Open the preview again in the editor to get a new link.',
  },
  unavailable: {
    status: 503,
    message: 'The preview cannot be loaded',
    advice: 'The content service is not responding.',
  },
} satisfies Record<PreviewFault['kind'], object>

export default function Preview({ loaderData }: Route.ComponentProps) {
  return <ErrorPage {...faults[loaderData.kind]} />
}

import { useLocation } from 'react-router'
import { accountPath, loginPath } from '#app/domain/urls/account-links.ts'
import type { ListPage } from '#app/pages/list-page.ts'
import { PageLink } from '../elements/page-link.tsx'

/** The sizes in a list limited to "my sizes", or a prompt to log in or to choose sizes. */
export function MySizesNote({ list: { query, mySizes } }: { list: ListPage }) {
  const { pathname, search } = useLocation()
  if (!query.isInMySizes) return null
  return (
    <p className="mt-2 mb-4 rounded lg:mt-0 bg-ground px-4 py-3 text-sm">
      {mySizes === undefined ? (
        <>
          <PageLink to={loginPath({ to: pathname + search })} className="text-link underline">
            Log in
          </PageLink>{' '}
          to see only your sizes. Until then, the list shows all of them.
        </>
      ) : (
        <>
          {mySizes.length > 0
            ? `${mySizes.join(' · ')}. `
            : 'You haven’t told us your sizes yet, so the list shows all of them. '}
          <PageLink to={accountPath('sizes')} className="text-link underline">
            {mySizes.length > 0 ? 'Change your sizes' : 'Choose your sizes'}
          </PageLink>
        </>
      )}
    </p>
  )
}

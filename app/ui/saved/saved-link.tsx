import { formatCount, formatQuantity } from '#app/domain/count.ts'
import { savedPath } from '#app/domain/urls/account-links.ts'
import { Icon } from '../elements/icon.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { useSavedCount } from './saved-products.ts'

/**
 * The heart in the header, with the number of saved products. It is hidden
 * on the narrowest phones for lack of room, but the account pages link to it.
 */
export function SavedLink() {
  const count = useSavedCount() ?? 0
  return (
    <PageLink
      to={savedPath()}
      aria-label={count === 0 ? 'Saved' : `Saved, ${formatQuantity(count, 'product')}`}
      title="Saved"
      className="relative grid size-11 max-[349px]:hidden place-items-center rounded hover:bg-ground"
    >
      <Icon name="heart" size={20} />
      {count === 0 ? null : (
        <span
          aria-hidden="true"
          className="absolute top-1 left-6 min-w-4 rounded-full bg-accent px-1 text-center font-semibold text-[0.625rem] text-on-accent leading-4 tabular-nums"
        >
          {formatCount(count)}
        </span>
      )}
    </PageLink>
  )
}

import { formatQuantity } from '#app/domain/count.ts'
import { savedPath } from '#app/domain/urls/account-links.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { NewestSaved } from '#app/pages/saved-page.ts'
import { PageLink } from '../elements/page-link.tsx'
import { AccountSection } from './account-section.tsx'
import { SavedCard } from './saved-card.tsx'
import { useFreshSaved } from './use-fresh-saved.ts'

/** The latest saved products, with a link to all of them. */
export function SavedTab({ saved: { items, total, revision } }: { saved: NewestSaved }) {
  useFreshSaved(revision)
  if (total === 0)
    return (
      <AccountSection
        title="Saved"
        intro="Tap the heart on anything you like. You’ll find it here on all your devices."
      >
        <PageLink to={listPath()} className="button-quiet self-start">
          See all products
        </PageLink>
      </AccountSection>
    )
  return (
    <AccountSection
      title="Saved"
      intro={`${formatQuantity(total, 'product')}, on all your devices.`}
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3">
        {items.map(item => (
          <SavedCard
            key={item.card.path}
            item={item}
            sizes="(width < 768px) 46vw, 213px"
            heading="h3"
          />
        ))}
      </ul>
      <PageLink to={savedPath()} className="button-quiet self-start">
        See all saved products
      </PageLink>
    </AccountSection>
  )
}

import { savedPath } from '#app/domain/links.ts'
import { PageLink } from '../elements/page-link.tsx'
import { AccountSection } from './account-section.tsx'

export function SavedTab() {
  return (
    <AccountSection title="Saved" intro="Everything you saved, on all your devices.">
      <PageLink to={savedPath({})} className="button-quiet self-start">
        Open saved products
      </PageLink>
    </AccountSection>
  )
}

import { PageLink } from '#app/ui/elements/page-link.tsx'
import { adminBrandsPath } from '../brands/admin-brands-path.ts'
import { adminCategoriesPath } from '../categories/admin-categories-path.ts'
import { Choice } from '../frame/choice.tsx'
import { adminRetailersPath } from '../retailers/admin-retailers-path.ts'
import { adminVocabularyPath } from './admin-vocabulary-path.ts'

const pages = [
  { to: adminVocabularyPath, label: 'Duplicates' },
  { to: adminBrandsPath(), label: 'Brands' },
  { to: adminCategoriesPath(), label: 'Categories' },
]

/** Links to the vocabulary pages and the retailers page. */
export function VocabularyMenu({ current }: { current: string }) {
  return (
    <nav aria-label="Vocabulary" className="mt-2 flex flex-wrap gap-x-4 text-sm">
      {pages.map(({ to, label }) => (
        <Choice key={to} to={to} isChosen={to === current}>
          {label}
        </Choice>
      ))}
      <PageLink to={adminRetailersPath()} className="inline-flex min-h-11 items-center underline">
        Retailer names
      </PageLink>
    </nav>
  )
}

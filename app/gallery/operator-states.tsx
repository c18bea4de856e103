import { AdminSearch } from '#app/admin/frame/admin-search.tsx'
import { Choice } from '#app/admin/frame/choice.tsx'
import { DataTable } from '#app/admin/frame/data-table.tsx'
import type { Confirmation } from '#app/admin/retailers/change-preview.ts'
import { ConfirmForm } from '#app/admin/retailers/change-preview-box.tsx'
import { HeldProducts } from '#app/admin/sources/held-products.tsx'
import { SyncProgress } from '#app/admin/sources/sync-progress.tsx'
import { GallerySection } from './gallery-frame.tsx'
import type { GalleryPage } from './gallery-page.ts'
import { galleryPaths } from './gallery-paths.ts'

const path = galleryPaths.Operators

/** The tables and forms of the pages under /admin/. */
export function OperatorStates({ sites }: Pick<GalleryPage, 'sites'>) {
  const [first = '', second = '', third = ''] = sites.map(({ name }) => name)
  return (
    <>
      <GallerySection title="Search and views">
        <AdminSearch path={path} text="alder" label="Search by name or network id" />
        <div className="mt-4 flex gap-x-4">
          {['Last 7 days', 'Last 30 days', 'This year'].map((label, index) => (
            <Choice key={label} to={`${path}#${index}`} isChosen={index === 0}>
              {label}
            </Choice>
          ))}
        </div>
      </GallerySection>
      <GallerySection title="Tables">
        <DataTable
          caption="Retailers"
          titles={['Name', 'Products', 'Clicks, 7 days', 'Earned, 7 days', 'State', '']}
          empty=""
          rows={retailers.map(([name, ...figures]) => ({
            key: name,
            cells: [
              name,
              ...figures,
              name === hidden ? `Off on ${first}, ${second}` : '',
              <EditButton key="edit" name={name} />,
            ],
          }))}
        />
        <DataTable caption="Broken links" titles={[]} rows={[]} empty="No known broken links." />
      </GallerySection>
      <GallerySection title="Progress of a sync">
        <div className="flex flex-col gap-3">
          <SyncProgress
            name="CJ"
            progress={{ read: 4_200, expected: 9_800, text: '4,200 of about 9,800 records' }}
          />
          <SyncProgress
            name="Rakuten"
            progress={{ read: 1_150, expected: undefined, text: '1,150 records' }}
          />
        </div>
      </GallerySection>
      <GallerySection title="Confirming a change">
        <ConfirmForm confirmation={confirmLoss(second, third)} path={path} />
      </GallerySection>
      <GallerySection title="Quarantine">
        <HeldProducts held={held} />
      </GallerySection>
    </>
  )
}

function EditButton({ name }: { name: string }) {
  return (
    <button type="button" aria-label={`Edit ${name}`} className="button-quiet">
      Edit
    </button>
  )
}

const hidden = 'Markdown Market'
const retailers = [
  ['Alder & Finch', 3_640, 1_204, '$812.40'],
  ['Parkside Department Store of Greater Wellington', 980, 77, '$51.15'],
  [hidden, 67, 0, '$0.00'],
] as const

function confirmLoss(lost: string, gained: string): Confirmation {
  const products = 3_640
  return {
    title: `Turn off Alder & Finch for ${lost}`,
    fields: [['change', 'off:sample']],
    preview: {
      fields: [{ retailer: 'Alder & Finch', label: 'off for', before: gained, after: lost }],
      losses: [
        { storefront: lost, products, emptied: ['Wool Coats', 'Evening Bags'], emptiedMore: 3 },
      ],
      gains: [{ storefront: gained, products }],
      moved: [],
      clicks: 1_204,
      commission: '$812.40',
      turnsOff: true,
    },
  }
}

const held = {
  run: 412,
  reason: '62% of its prices are less than half of what they were',
  heldAt: 'Nov 22, 2026, 04:10 UTC',
  added: 14,
  changed: 2_310,
  unchanged: 1_190,
  rejected: 6,
  moves: [
    { id: '700000412', name: 'Anouk Sequin Evening Dress', before: '$420.00', after: '$4.20' },
    { id: '700000977', name: 'Harbour Stripe Linen Midi Dress', before: '$198.00', after: '$1.98' },
  ],
}

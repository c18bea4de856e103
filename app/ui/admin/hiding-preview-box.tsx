import type { HidingPreview } from '#app/pages/admin/hiding-preview.ts'

/** The products that would disappear, shown before an operator confirms. */
export function HidingPreviewBox({ title, preview }: { title: string; preview: HidingPreview }) {
  const { clicks, commission, storefronts } = preview
  return (
    <div className="space-y-3">
      <h2 className="text-title">{title}?</h2>
      <p>
        Nothing has changed yet. In the last 7 days: {clicks.toLocaleString('en-US')} clicks,{' '}
        {commission} earned on all storefronts.
      </p>
      <ul className="space-y-2">
        {storefronts.map(({ name, products, emptied, emptiedMore }) => (
          <li key={name}>
            <strong>{name}</strong> would lose {products.toLocaleString('en-US')} products
            {emptied.length > 0 ? (
              <>
                {' '}
                and empty {(emptied.length + emptiedMore).toLocaleString('en-US')} pages:{' '}
                {emptied.join(', ')}
                {emptiedMore > 0 ? ` and ${emptiedMore.toLocaleString('en-US')} more` : ''}
              </>
            ) : null}
            .
          </li>
        ))}
      </ul>
    </div>
  )
}

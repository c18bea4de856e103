import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import type { ChangePreview, Confirmation } from './change-preview.ts'

/** The effect of a change, shown before an operator confirms it. */
export function ChangePreviewBox({ title, preview }: { title: string; preview: ChangePreview }) {
  const { fields, losses, gains, moved, clicks, commission } = preview
  return (
    <div data-result className="scroll-mt-36 space-y-3">
      <h2 className="text-title">{title}?</h2>
      <p>
        Nothing has changed yet. In the last 7 days: {formatQuantity(clicks, 'click')}, {commission}{' '}
        earned on all storefronts.
      </p>
      <ul className="space-y-2">
        {fields.map(({ retailer, label, before, after }) => (
          <li key={`${retailer} ${label}`} className="[overflow-wrap:anywhere]">
            {retailer}, {label}: <del className="text-soft">{before}</del>{' '}
            <span aria-hidden="true">→</span> <ins className="no-underline">{after}</ins>
          </li>
        ))}
        {losses.map(({ storefront, products, emptied, emptiedMore }) => (
          <li key={storefront}>
            <strong>{storefront}</strong> would lose {formatQuantity(products, 'product')}
            {emptied.length > 0 ? (
              <>
                {' '}
                and empty {formatQuantity(emptied.length + emptiedMore, 'page')}:{' '}
                {emptied.join(', ')}
                {emptiedMore > 0 ? ` and ${formatWholeCount(emptiedMore)} more` : ''}
              </>
            ) : null}
            .
          </li>
        ))}
        {moved.map(({ from, to }) => (
          <li key={from} className="[overflow-wrap:anywhere]">
            The page {from} would redirect to {to}.
          </li>
        ))}
        {gains.map(({ storefront, products }) => (
          <li key={storefront}>
            <strong>{storefront}</strong> would show up to {formatQuantity(products, 'product')}{' '}
            again.
          </li>
        ))}
      </ul>
    </div>
  )
}

export function ConfirmButton({ preview }: { preview: ChangePreview }) {
  return (
    <button
      type="submit"
      name="confirmed"
      value="1"
      className={preview.losses.length > 0 ? 'button-danger' : 'button-primary'}
    >
      {preview.turnsOff ? 'Turn off' : 'Save changes'}
    </button>
  )
}

/**
 * A form that shows a change and, once confirmed, sends it again to the page at `path`.
 * It receives focus, because the form that it replaces may have been far down the page.
 */
export function ConfirmForm({
  confirmation: { title, preview, fields, picture },
  path,
}: {
  confirmation: Confirmation
  path: string
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Form method="post" action={path} className="space-y-5">
      <div ref={box} tabIndex={-1} className="scroll-mt-36">
        <ChangePreviewBox title={title} preview={preview} />
      </div>
      {picture ? (
        <img
          src={picture}
          alt="New logo"
          width={96}
          height={48}
          className="h-12 w-24 object-contain"
        />
      ) : null}
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap gap-3">
        <ConfirmButton preview={preview} />
        <PageLink to={path} reloadDocument className="button-quiet">
          Cancel
        </PageLink>
      </div>
    </Form>
  )
}

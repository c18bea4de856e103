import { useId } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { formatProductKey } from '#app/domain/product-key.ts'
import { accountPath, alertsPath } from '#app/domain/urls/account-links.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import { Icon } from '../elements/icon.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { FormMessage } from '../form/form-message.tsx'

/**
 * A form that sets an alert for a product's price drops or, if it or the selected size is sold out, for
 * its return to stock, in that size unless the shopper chooses another.
 */
export function AlertForm({
  product,
  size,
}: {
  product: Pick<ProductPage, 'source' | 'id' | 'sizes' | 'price' | 'isGone'>
  /** The name of the selected size. */
  size?: string | undefined
}) {
  const { pathname, search } = useLocation()
  const { Form, data, state } = useFetcher<{ isDone: boolean; error?: string }>()
  const isSizeSoldOut = product.sizes.some(({ name, isSoldOut }) => name === size && isSoldOut)
  const isSoldOut = product.price.isSoldOut || product.isGone || isSizeSoldOut
  const id = useId()
  return (
    <details className="product-part" open={data ? true : undefined}>
      <summary>
        {getTitle(isSoldOut, size)}
        <Icon name="chevron-down" size={16} />
      </summary>
      <Form method="post" action={alertsPath} className="flex flex-col gap-4 pb-5">
        <input type="hidden" name="intent" value="set" />
        <input type="hidden" name="product" value={formatProductKey(product)} />
        <input type="hidden" name="from" value={pathname + search} />
        {isSoldOut ? (
          <fieldset className="flex flex-wrap gap-x-6">
            <legend className="field-label">Email me when</legend>
            <Choice value="drop" label="The price drops" />
            <Choice value="stock" label="It’s back in stock" isChecked />
          </fieldset>
        ) : (
          <input type="hidden" name="kind" value="drop" />
        )}
        <div className="flex flex-wrap gap-4">
          <div className="field flex-1">
            <label htmlFor={`${id}-below`} className="field-label">
              Only at this price or less
            </label>
            <input
              id={`${id}-below`}
              name="below"
              inputMode="decimal"
              maxLength={12}
              placeholder="Any drop"
              aria-describedby={`${id}-hint`}
              aria-invalid={data?.error ? true : undefined}
              className="field-input"
            />
            <p id={`${id}-hint`} className="field-hint">
              In US dollars, for price drops.
            </p>
          </div>
          {product.sizes.length > 0 ? (
            <div className="field flex-1">
              <label htmlFor={`${id}-size`} className="field-label">
                In size
              </label>
              <select
                key={size}
                id={`${id}-size`}
                name="size"
                defaultValue={size}
                className="field-input"
              >
                <option value="">Any size</option>
                {[...new Set(product.sizes.map(({ name }) => name))].map(name => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </div>
          ) : null}
        </div>
        <button type="submit" className="button-quiet self-start" aria-disabled={state !== 'idle'}>
          Set alert
        </button>
        <Result data={state === 'idle' ? data : undefined} />
      </Form>
    </details>
  )
}

function getTitle(isSoldOut: boolean, size: string | undefined): string {
  if (size === undefined)
    return isSoldOut ? 'Tell me when it’s back in stock' : 'Tell me when the price drops'
  return isSoldOut
    ? `Tell me when size ${size} is back in stock`
    : `Tell me when the price drops in size ${size}`
}

function Choice({ value, label, isChecked }: { value: string; label: string; isChecked?: true }) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input
        type="radio"
        name="kind"
        value={value}
        defaultChecked={isChecked}
        className="size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  )
}

function Result({ data }: { data: { isDone: boolean; error?: string } | undefined }) {
  if (!data) return null
  if (data.error !== undefined) return <FormMessage kind="error">{data.error}</FormMessage>
  return (
    <FormMessage kind="success">
      Alert set. We’ll email you.{' '}
      <PageLink to={accountPath('alerts')} className="text-link">
        See your alerts
      </PageLink>
    </FormMessage>
  )
}

import { Form } from 'react-router'
import { formatQuantity } from '#app/domain/count.ts'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { FormMessage } from '#app/ui/form/form-message.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { adminRetailerPath, adminRetailersPath } from './admin-retailers-path.ts'
import { ConfirmForm } from './change-preview-box.tsx'
import { RetailerFields } from './retailer-fields.tsx'
import type { RetailerResult } from './retailer-form.ts'
import type { RetailerPage } from './retailer-page.ts'

/** One retailer: its settings, logo and merged names. */
export function RetailerEditor({
  page,
  isSaved,
  result,
}: {
  page: RetailerPage
  isSaved: boolean
  result: RetailerResult | undefined
}) {
  const { key, name, products, clicks, commission } = page
  return (
    <div className="space-y-8">
      <div>
        <PageLink to={adminRetailersPath()} className="text-link text-sm">
          All retailers
        </PageLink>
        <h1 className="mt-2 text-heading">{name}</h1>
        <p className="text-soft text-sm">
          {formatQuantity(products, 'product')}. Last 7 days: {formatQuantity(clicks, 'click')},{' '}
          {commission} earned.
        </p>
      </div>
      {isSaved && !result ? <FormMessage kind="success">Saved.</FormMessage> : null}
      {result && 'conflict' in result ? (
        <FormMessage kind="error">{result.conflict}</FormMessage>
      ) : null}
      {result && 'confirmation' in result ? (
        <ConfirmForm confirmation={result.confirmation} path={adminRetailerPath(key)} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-2 xl:gap-x-12">
          <RetailerFields key={`${key} ${page.version}`} page={page} result={result} />
          <div className="space-y-8">
            <Logo
              page={page}
              error={result && 'logoError' in result ? result.logoError : undefined}
            />
            {page.merged.length > 0 ? <Merged page={page} /> : null}
          </div>
        </div>
      )}
    </div>
  )
}

function Logo({
  page: { name, logo, version },
  error,
}: {
  page: RetailerPage
  error: string | undefined
}) {
  return (
    <section aria-label="Logo" className="space-y-4">
      <h2 className="text-title">Logo</h2>
      {logo ? (
        <Form method="post" className="flex items-center gap-4">
          <img
            src={logo}
            alt={`Logo of ${name}`}
            width={96}
            height={48}
            className="h-12 w-24 object-contain"
          />
          <input type="hidden" name="version" value={version} />
          <button type="submit" name="intent" value="remove-logo" className="button-quiet">
            Remove logo
          </button>
        </Form>
      ) : null}
      <Form method="post" encType="multipart/form-data" className="flex flex-col items-start gap-3">
        <input type="hidden" name="version" value={version} />
        <TextField
          label="Picture"
          name="logo"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          hint="JPEG, PNG, WebP or AVIF, up to 10 MB."
          error={error}
        />
        <button type="submit" name="intent" value="logo" className="button-quiet">
          Review logo
        </button>
      </Form>
    </section>
  )
}

function Merged({ page: { merged, version } }: { page: RetailerPage }) {
  return (
    <section aria-label="Merged names" className="space-y-3">
      <h2 className="text-title">Merged names</h2>
      <p className="text-soft text-sm">
        These names are listed as this retailer. Splitting one off restores its own settings.
      </p>
      <Form method="post">
        <input type="hidden" name="intent" value="split" />
        <input type="hidden" name="version" value={version} />
        <ul className="space-y-2">
          {merged.map(({ key, name }) => (
            <li key={key} className="flex items-center justify-between gap-4">
              {name}
              <button type="submit" name="split" value={key} className="button-quiet">
                Split off {name}
              </button>
            </li>
          ))}
        </ul>
      </Form>
    </section>
  )
}

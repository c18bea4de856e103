import { Form } from 'react-router'
import { alertsPath, searchesPath } from '#app/domain/urls/account-links.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { AlertRow, AlertsPage, SearchRow } from '#app/pages/alerts-page.ts'
import { PageLink } from '../elements/page-link.tsx'
import { Picture } from '../elements/picture.tsx'
import { AccountSection } from './account-section.tsx'

/** Alerts, saved searches and email settings. */
export function AlertsTab({ page: { alerts, searches, delivery } }: { page: AlertsPage }) {
  return (
    <>
      <AccountSection
        title="Alerts"
        intro={
          alerts.length === 0
            ? 'Set an alert on any product page. We’ll email you when its price drops or it’s back in stock.'
            : undefined
        }
      >
        {alerts.length > 0 ? (
          <ul className="flex flex-col gap-4">
            {alerts.map(alert => (
              <Alert key={alert.id} alert={alert} />
            ))}
          </ul>
        ) : null}
      </AccountSection>
      <AccountSection
        title="Saved searches"
        intro={
          searches.length === 0
            ? 'Save any search. We’ll email you once a day of new matches and price drops.'
            : 'We’ll email you once a day of new matches and price drops. You can also follow a search in a feed reader. Don’t share its link: anyone who has it can read the feed.'
        }
      >
        {searches.length > 0 ? (
          <ul className="flex flex-col gap-4">
            {searches.map(search => (
              <Search key={search.id} search={search} />
            ))}
          </ul>
        ) : (
          <PageLink to={listPath()} className="text-link self-start">
            See all products
          </PageLink>
        )}
      </AccountSection>
      <AccountSection title="Emails">
        <Form method="post" action={alertsPath} className="flex flex-col gap-3">
          <fieldset className="flex flex-col gap-1">
            <legend className="field-label mb-1">Email me</legend>
            {deliveries.map(({ value, label }) => (
              <label key={value} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="delivery"
                  value={value}
                  defaultChecked={value === delivery}
                  className="size-5 shrink-0 accent-accent"
                />
                {label}
              </label>
            ))}
          </fieldset>
          <button type="submit" name="intent" value="delivery" className="button-quiet self-start">
            Save
          </button>
        </Form>
      </AccountSection>
    </>
  )
}

const deliveries = [
  { value: 'each', label: 'Right away for alerts, once a day for saved searches' },
  { value: 'daily', label: 'Once a day, all in one email' },
  { value: 'none', label: 'Never' },
] as const

function Alert({ alert }: { alert: AlertRow }) {
  const { id, title, path, label, picture, isDrop, below } = alert
  return (
    <li className="flex flex-wrap gap-x-4 rounded border border-line p-4">
      <div className="aspect-[4/5] w-16 shrink-0 self-start overflow-hidden rounded-sm bg-stage">
        <Picture picture={picture} alt="" sizes="64px" />
      </div>
      <div className="min-w-0 flex-1">
        <PageLink to={path} className="font-semibold hover:underline">
          {title}
        </PageLink>
        <p className="text-sm">{label}</p>
        <p className="text-sm text-soft">{describeState(alert)}</p>
      </div>
      <Form
        method="post"
        action={alertsPath}
        className="mt-3 flex basis-full flex-wrap items-center gap-x-2 gap-y-1.5 sm:gap-x-3 sm:pl-20"
      >
        <input type="hidden" name="id" value={id} />
        {isDrop ? (
          <>
            <label htmlFor={`below-${id}`} className="field-label basis-full">
              Only at this price or less, in $
            </label>
            <input
              id={`below-${id}`}
              name="below"
              inputMode="decimal"
              defaultValue={below}
              placeholder="Any drop"
              maxLength={12}
              className="field-input max-w-24 px-3 sm:max-w-28"
            />
            <button type="submit" name="intent" value="change" className="button-quiet min-h-12">
              Change
            </button>
          </>
        ) : null}
        <button
          type="submit"
          name="intent"
          value="remove"
          aria-label={`Remove the alert on ${title}`}
          className="button-quiet min-h-12"
        >
          Remove
        </button>
      </Form>
    </li>
  )
}

function describeState({ retailer, price, isSoldOut, isGone }: AlertRow): string {
  if (isGone) return `No longer sold at ${retailer}`
  return isSoldOut ? `Sold out at ${retailer}` : `Now ${price} at ${retailer}`
}

function Search({ search: { id, title, path, atomPath, jsonPath } }: { search: SearchRow }) {
  return (
    <li className="rounded border border-line p-4">
      <PageLink to={path} className="font-semibold hover:underline">
        {title}
      </PageLink>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
        <a
          href={atomPath}
          aria-label={`Atom feed of ${title}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          Atom feed
        </a>
        <a
          href={jsonPath}
          aria-label={`JSON feed of ${title}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          JSON feed
        </a>
      </p>
      <Form method="post" action={searchesPath} className="mt-2 flex flex-wrap gap-3">
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          name="intent"
          value="renew"
          aria-label={`Get a new feed link for ${title}`}
          className="button-quiet"
        >
          Get a new link
        </button>
        <button
          type="submit"
          name="intent"
          value="remove"
          aria-label={`Remove the search ${title}`}
          className="button-quiet"
        >
          Remove
        </button>
      </Form>
    </li>
  )
}

import { data, Form } from 'react-router'
import { servicesContext } from '#app/context/services.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import { formatQuantity } from '#app/domain/count.ts'
import { howWeRankPath, shuffleKey, whyPath } from '#app/domain/urls/links.ts'
import { parseListPlace } from '#app/domain/urls/list-place.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { rootCrumb } from '#app/pages/browser/root-crumb.ts'
import {
  type CommissionShuffle,
  type ExplainedCard,
  explainPlace,
  type PlaceExplanation,
} from '#app/pages/explain-place.ts'
import { Breadcrumb } from '#app/ui/elements/breadcrumb.tsx'
import { PageLink } from '#app/ui/elements/page-link.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/why.ts'

/** Few different shuffles, so that their pages stay in the response cache. */
const shuffles = 9

interface Explanation extends PlaceExplanation {
  /**
   * The page's own query with the next shuffle. It is read here, because pages in the response cache
   * are rendered with the keys in another order than in the browser's address.
   */
  nextShuffle: [name: string, value: string][]
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<Explanation> {
  const search = new URL(request.url).searchParams
  const query = parseListQuery(search, findCategory(search.get('category') ?? undefined)?.id)
  const place = parseListPlace(search.get('card') ?? '')
  const seed = Number(search.get(shuffleKey))
  const isShuffled = Number.isInteger(seed) && seed >= 1 && seed <= shuffles
  const found =
    place && query.text !== ''
      ? await explainPlace(
          context.get(servicesContext).catalogue,
          query,
          place,
          isShuffled ? seed : undefined,
        )
      : undefined
  if (!found) throw data('This product is no longer at this place of the list', { status: 404 })
  search.delete('_routes')
  search.set(shuffleKey, String((isShuffled ? seed % shuffles : 0) + 1))
  return { ...found, nextShuffle: [...search] }
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return []
  return getPageMeta(matches[0].loaderData?.shell, {
    title: toTitle(loaderData),
    description: 'Why a product has its place in a search: words, stock, saves and age.',
    path: location.pathname + location.search,
    isNoindex: true,
  })
}

function toTitle({ position, list }: PlaceExplanation): string {
  return `Why ${position === 1 ? 'this is first' : `this is number ${position}`} in ${list.title}`
}

export default function Why({ loaderData: found }: Route.ComponentProps) {
  const { list, cards, position, words, decisions, shuffle, nextShuffle } = found
  return (
    <article className="container-page pb-10">
      <Breadcrumb
        crumbs={[rootCrumb, { label: list.title, to: list.to }, { label: 'Why this order' }]}
      />
      <div className="max-w-4xl">
        <h1 className="mt-4 text-heading">{toTitle(found)}</h1>
        <p className="mt-4">
          This product {new Intl.ListFormat('en').format(words)}. We compare products from top to
          bottom: the next row only decides if the rows above are equal. Saves and days count in
          steps, shown as ranges: products in the same range are equal.
        </p>
        <TermsTable cards={cards} position={position} />
        <ul className="mt-4 list-disc space-y-1 pl-5 text-sm">
          {decisions.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="mt-4 text-sm">
          All rules and weights:{' '}
          <PageLink to={howWeRankPath} className="underline">
            How we rank
          </PageLink>
        </p>
        <section className="mt-10">
          <h2 className="text-title">Does commission move anything?</h2>
          <p className="mt-2">
            Try it: mix up what the products of this page would pay us, and sort them again.
          </p>
          <ShuffleForm fields={nextShuffle} />
          <div aria-live="polite">{shuffle ? <ShuffleResult shuffle={shuffle} /> : null}</div>
        </section>
      </div>
    </article>
  )
}

function TermsTable({ cards, position }: { cards: ExplainedCard[]; position: number }) {
  const names = cards[0]?.terms.map(({ name }) => name) ?? []
  return (
    <div className="mt-6 overflow-x-auto">
      <table className="w-full text-left text-sm tabular-nums max-sm:text-xs">
        <thead>
          <tr className="border-ink border-b align-top">
            <td />
            {cards.map(({ card, position: own }) => (
              <th
                key={card.path}
                scope="col"
                aria-current={own === position ? 'true' : undefined}
                className="py-2 pr-2 font-normal aria-current:font-semibold sm:min-w-36 sm:pr-4"
              >
                <span className="block h-20 w-16 overflow-hidden rounded-sm bg-ground">
                  <Picture picture={card.picture} alt="" sizes="64px" />
                </span>
                <span className="mt-2 block">{`Number ${own}`}</span>
                <PageLink to={card.path} className="line-clamp-4 underline sm:line-clamp-2">
                  {`${card.brand} ${card.name}`}
                </PageLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, row) => (
            <tr key={name} className="border-line border-b">
              <th scope="row" className="py-2 pr-2 font-normal text-soft sm:pr-4">
                {name}
              </th>
              {cards.map(({ card, terms }) => (
                <td key={card.path} className="py-2 pr-2 sm:pr-4">
                  {terms[row]?.value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Repeats the page's own query with the next shuffle, with or without JavaScript. */
function ShuffleForm({ fields }: { fields: Explanation['nextShuffle'] }) {
  return (
    <Form action={whyPath} replace preventScrollReset className="mt-4">
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button-quiet min-h-11 px-6">
        Shuffle commissions
      </button>
    </Form>
  )
}

function ShuffleResult({ shuffle }: { shuffle: CommissionShuffle }) {
  const { products, changed, moved, places } = shuffle
  return (
    <>
      <p className="mt-4">
        We gave {formatQuantity(products, 'product')} each other’s commissions, links and networks,
        and sorted them again.{' '}
        {changed === 0
          ? 'Nothing that decides the order changed.'
          : `What decides the order changed for ${formatQuantity(changed, 'product')}.`}{' '}
        <strong className="font-semibold">
          {moved === 0 ? 'No product moved.' : `${formatQuantity(moved, 'product')} moved.`}
        </strong>
      </p>
      <details className="mt-3">
        <summary className="min-h-11 content-center underline">
          All {formatQuantity(products, 'place')} before and after
        </summary>
        <ol className="text-sm tabular-nums">
          {places.map(({ label, before, after }) => (
            <li key={before} className="flex gap-4 border-line border-b py-1.5">
              <span className="w-20 shrink-0 text-soft">{`${before} → ${after}`}</span>
              <span className="truncate">{label}</span>
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}

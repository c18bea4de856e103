import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import type { Paging } from '#app/domain/paging.ts'
import { fewestClaims, type SaleCounts } from '#app/domain/sale-claims.ts'
import { companyPath, refusedSalesPath } from '#app/domain/urls/links.ts'
import type { RefusedSale, RefusedSales, SaleScore } from '#app/pages/refused-sales.ts'
import { PageLink } from '../elements/page-link.tsx'
import { Pagination } from '../elements/pagination.tsx'
import { Picture } from '../elements/picture.tsx'
import { Sparkline } from '../elements/sparkline.tsx'

/** Returns the title of the page about all stores, or of one store's. */
export function getRefusedSalesTitle(store: string | undefined): string {
  const title = 'Sales we didn’t believe'
  return store === undefined ? title : `${title} at ${store}`
}

/** Today's sales that our record contradicts, and how many sales of each store it verifies. */
export function RefusedSalesView({
  page: { sales, scores, store, paging },
}: {
  page: RefusedSales
}) {
  return (
    <article className="mt-4 pb-10 md:mt-10 md:pb-16">
      <div className="max-w-[65ch]">
        <h1 className="text-heading md:text-display">{getRefusedSalesTitle(store)}</h1>
        <p className="mt-5">
          Stores choose the price that they strike through. We compare it with the prices that we
          recorded ourselves. These are today’s sales{store === undefined ? '' : ` at ${store}`}{' '}
          that our record contradicts. A store may have a reason that we can’t see; all we know is
          the price it sent us each day.
        </p>
        {scores.length > 0 ? <Summary scores={scores} store={store} /> : null}
      </div>
      <section className="mt-10">
        <h2 className="sr-only">Today’s sales</h2>
        {sales.length === 0 ? (
          <p className="border-line border-y py-6">
            {scores.length === 0
              ? `We can judge no store’s sales today: that takes 30 days of prices and ${fewestClaims} products on sale.`
              : `Our record contradicts none of today’s sales at ${store ?? 'the stores we can judge'}.`}
          </p>
        ) : (
          <>
            <p className="pb-3 text-soft text-sm">
              <strong className="font-semibold text-ink tabular-nums">{formatShown(paging)}</strong>{' '}
              Each line is the price over the last 90 days and ends today. The short tick marks the
              lowest price of the 30 days before today’s price, along those days.
            </p>
            <ul className="grid grid-cols-1 gap-x-12 border-line border-t lg:grid-cols-2 min-[1680px]:grid-cols-3">
              {sales.map(sale => (
                <li key={sale.path} className="border-line border-b py-4">
                  <Sale sale={sale} />
                </li>
              ))}
            </ul>
            {paging.maxPages > 1 ? (
              <Pagination paging={paging} toPage={page => refusedSalesPath({ store, page })} />
            ) : null}
          </>
        )}
      </section>
      <div className="mt-16 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section id="scores" className="scroll-mt-20">
          <h2 className="text-heading">How many sales we could verify</h2>
          {scores.length === 0 ? (
            <p className="mt-3">
              No store has {fewestClaims} products on sale today of which we could judge any.
            </p>
          ) : (
            <Scores scores={scores} store={store} />
          )}
        </section>
        <section className="max-w-[60ch]">
          <h2 className="text-heading">How we count</h2>
          <ul className="mt-3 list-disc space-y-2 pl-6">
            <li>A claim is a product in stock today with a struck price.</li>
            <li>
              It is verified if we recorded all 30 days before the sale price, and the product cost
              less than the struck price on none of them.
            </li>
            <li>
              It is contradicted if any of these is true:
              <ul className="mt-1 list-[circle] space-y-1 pl-5">
                <li>
                  In the 30 days before today’s price, it cost less than today for at least a week.
                </li>
                <li>
                  We recorded all 30 days before the sale, and it cost the struck price for less
                  than a week of them.
                </li>
                <li>
                  It has been on sale for 30 days or more, and we never recorded the struck price
                  before that.
                </li>
              </ul>
            </li>
            <li>
              All other claims are open, mostly because we have not known the product for 30 days.
              They say nothing about the store.
            </li>
            <li>We say nothing about stores with fewer than {fewestClaims} claims.</li>
          </ul>
          <p className="mt-5">
            Is one of these wrong?{' '}
            <PageLink to={companyPath('contact')} className="underline">
              Tell us
            </PageLink>
            , and we’ll check it and take it down if it is.
          </p>
        </section>
      </div>
    </article>
  )
}

/** Says which sales the page lists: "12 sales.", "Sales 25–48 of 1,725." */
function formatShown({ offset, limit, total, maxPages }: Paging): string {
  if (maxPages === 1) return `${formatQuantity(total, 'sale')}.`
  const last = Math.min(offset + limit, total)
  return `Sales ${formatWholeCount(offset + 1)}–${formatWholeCount(last)} of ${formatWholeCount(total)}.`
}

/** The sums of all scores, which are far below, or the score of the page's store. */
function Summary({ scores, store }: Pick<RefusedSales, 'scores' | 'store'>) {
  const add = (count: keyof SaleCounts) => scores.reduce((sum, score) => sum + score[count], 0)
  const look = 'inline-block underline underline-offset-4 pointer-coarse:py-3'
  return (
    <p className="mt-3">
      Of {formatQuantity(add('claimed'), 'sale')} today at{' '}
      {store ?? formatQuantity(scores.length, 'store')}, our record verifies{' '}
      {formatWholeCount(add('verified'))}, contradicts {formatWholeCount(add('contradicted'))} and
      leaves {formatWholeCount(add('claimed') - add('verified') - add('contradicted'))} open.{' '}
      {store === undefined ? (
        <a href="#scores" className={look}>
          See each store’s score
        </a>
      ) : (
        <PageLink to={refusedSalesPath()} className={look}>
          See all stores
        </PageLink>
      )}
    </p>
  )
}

function Sale({ sale }: { sale: RefusedSale }) {
  const { path, brand, name, retailer, picture, price, claimed, record, line } = sale
  return (
    <div className="relative flex gap-4 max-sm:flex-wrap">
      <span className="sale-picture relative block h-28 w-22 shrink-0 overflow-hidden rounded bg-stage">
        <Picture picture={picture} alt="" sizes="88px" widths={[160, 320]} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold text-sm">{brand}</p>
        <h3 className="font-normal font-text text-base normal-case tracking-normal">
          <PageLink to={path} className="cover-link">
            {name}
          </PageLink>
        </h3>
        <p className="mt-1 text-sm">
          <span data-price={price} className="font-semibold text-lead">
            {price}
          </span>{' '}
          <span className="text-soft">
            at {retailer}, listed as reduced from {claimed}.
          </span>
        </p>
        <p className="mt-1 text-sm">{record}</p>
      </div>
      {line ? (
        <Sparkline
          line={line}
          className="mr-1 h-12 w-36 shrink-0 self-center max-sm:h-8 max-sm:w-[calc(100%-0.25rem)]"
        />
      ) : null}
    </div>
  )
}

function Scores({ scores, store }: Pick<RefusedSales, 'scores' | 'store'>) {
  return (
    <table className="mt-4 w-full text-sm tabular-nums max-[359px]:text-xs">
      <thead>
        <tr className="border-line border-b text-soft">
          <th scope="col" className="py-2 text-left font-normal">
            Store
          </th>
          <td className="py-2 pl-3 max-sm:hidden">
            <ScoreLegend />
          </td>
          <th scope="col" className="py-2 pl-2 text-right sm:pl-3 font-normal">
            Verified
          </th>
          <th scope="col" className="py-2 pl-2 text-right sm:pl-3 font-normal">
            Contradicted
          </th>
          <th scope="col" className="py-2 pl-2 text-right sm:pl-3 font-normal">
            Open
          </th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ name, path, claimed, verified, contradicted }) => (
          <tr key={path} className="border-line border-b">
            <th scope="row" className="py-1 text-left font-normal pointer-coarse:py-0">
              <PageLink
                to={path}
                className="inline-block min-h-6 min-w-11 content-center py-1 underline decoration-line underline-offset-4 pointer-coarse:min-h-11"
              >
                {name}
              </PageLink>
            </th>
            <td className="w-2/5 py-2 pl-3 max-sm:hidden">
              <ScoreBar {...{ claimed, verified, contradicted }} />
            </td>
            <td className="whitespace-nowrap py-2 pl-2 text-right sm:pl-3">
              <strong className="font-semibold">{verified}</strong> of {claimed}
            </td>
            <td className="py-2 pl-2 text-right pointer-coarse:py-0 sm:pl-3">
              {store === undefined && contradicted > 0 ? (
                <PageLink
                  to={refusedSalesPath({ store: name })}
                  aria-label={`${contradicted} contradicted at ${name}`}
                  className="inline-block min-h-6 min-w-6 content-center underline decoration-line underline-offset-4 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
                >
                  {contradicted}
                </PageLink>
              ) : (
                contradicted
              )}
            </td>
            <td className="py-2 pl-2 text-right sm:pl-3">{claimed - verified - contradicted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const scoreKey = [
  { label: 'verified', color: 'bg-ink' },
  { label: 'contradicted', color: 'bg-soft opacity-50' },
  { label: 'open', color: 'bg-ground ring-1 ring-line' },
]

/** The legend of the bars; the numbers are in the columns beside them. */
function ScoreLegend() {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-x-3 whitespace-nowrap">
      {scoreKey.map(({ label, color }) => (
        <span key={label} className="inline-flex items-center gap-1.5">
          <span className={`inline-block h-1.5 w-4 ${color}`} />
          {label}
        </span>
      ))}
    </span>
  )
}

/** The verified share in ink, then the contradicted one, of all sales of a store. */
function ScoreBar({ claimed, verified, contradicted }: SaleCounts) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${claimed} 1`}
      preserveAspectRatio="none"
      className="block h-1.5 w-full bg-ground"
    >
      <rect width={verified} height="1" className="fill-ink" />
      <rect x={verified} width={contradicted} height="1" className="fill-soft opacity-50" />
    </svg>
  )
}

/** The score on a retailer's own page. */
export function SaleScoreLine({ score }: { score: SaleScore }) {
  const { claimed, verified, contradicted } = score
  return `${verified} of ${formatQuantity(claimed, 'sale')} verified, ${contradicted} contradicted`
}

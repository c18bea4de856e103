import type { QueryReading } from '#app/domain/query-reading.ts'
import { quoteText, unquoteText } from '#app/domain/quoted-text.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { respell, toCorrectedText } from '#app/pages/browser/corrected-search.ts'
import { quoteAll } from '#app/pages/browser/page-description.ts'
import { Icon } from '../elements/icon.tsx'
import { PageLink } from '../elements/page-link.tsx'

/** A note on how the search text was interpreted. Each recognized part can be removed. */
export function QueryReadingNote({ reading, query }: { reading: QueryReading; query: ListQuery }) {
  const {
    understood,
    corrected,
    dropped,
    offered = [],
    unstocked = [],
    instead,
    isCut = false,
  } = reading
  const notes =
    understood.length + corrected.length + dropped.length + offered.length + unstocked.length
  if (notes === 0 && !isCut) return null
  // The name of a brand that nobody sells is explained already.
  const named = unstocked.join(' ').toLowerCase()
  const left = dropped.filter(words => !named.includes(words.toLowerCase()))
  const spelled = respell(unquoteText(query.text), offered)
  return (
    <div className="mt-2 mb-4 flex flex-col gap-2 text-sm lg:mt-0">
      {corrected.length > 0 ? <CorrectionNote reading={reading} query={query} /> : null}
      {understood.length > 0 ? (
        <ul
          aria-label="We searched for"
          data-arrow-keys=""
          className="flex items-center gap-2 max-sm:-mx-(--phone-margin) max-sm:scroll-row max-sm:px-(--phone-margin) max-sm:py-1 sm:flex-wrap"
        >
          {corrected.length > 0 ? null : (
            <li aria-hidden="true" className="shrink-0 text-soft">
              We searched for
            </li>
          )}
          {understood.map(({ group, value, label, rest, isExcluded }) => (
            <li key={`${group} ${value}`} className="max-w-full max-sm:shrink-0">
              <PageLink
                to={listPath({ ...query, text: rest, page: 1 })}
                rel="nofollow"
                aria-label={isExcluded ? `Remove ${label}` : `Search without ${label}`}
                className="flex min-h-11 items-center gap-1.5 rounded-control border border-field px-3 hover:border-ink lg:min-h-8"
              >
                <span className="truncate">{label}</span>
                <Icon name="x" size={14} className="shrink-0 text-soft" />
              </PageLink>
            </li>
          ))}
        </ul>
      ) : null}
      {offered.length > 0 ? (
        <p>
          Did you mean{' '}
          <PageLink
            to={listPath({ ...query, text: spelled, page: 1 })}
            rel="nofollow"
            className="font-semibold text-accent underline"
          >
            {spelled}
          </PageLink>
          ?
        </p>
      ) : null}
      {unstocked.length > 0 ? (
        <p>
          No store here sells {quoteAll(unstocked)}.
          {instead === undefined ? null : ` Showing ${instead} instead.`}
        </p>
      ) : null}
      {left.length > 0 && corrected.length === 0 ? (
        <p>Nothing matched every word. Showing results without {quoteAll(left)}.</p>
      ) : null}
      {isCut ? <p>Your search is very long. We used only the beginning of it.</p> : null}
    </div>
  )
}

/** Says what was searched for instead of a misspelled text, with a link to the text as typed. */
function CorrectionNote({ reading, query }: { reading: QueryReading; query: ListQuery }) {
  const { text } = query
  return (
    <p>
      <span className="inline-block">
        Showing results for{' '}
        <strong className="font-semibold">{toCorrectedText(text, reading)}</strong>.
      </span>{' '}
      <span className="inline-block">
        Search instead for{' '}
        <PageLink
          to={listPath({ ...query, text: quoteText(text), page: 1 })}
          rel="nofollow"
          className="py-1 text-accent underline pointer-coarse:py-3"
        >
          {text}
        </PageLink>
      </span>
    </p>
  )
}

import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { facets } from '#app/domain/facets/facets.ts'
import { filterValuesPath } from '#app/domain/urls/data-links.ts'
import type { FilterChoice } from '#app/pages/list-page.ts'
import { Icon } from '../elements/icon.tsx'
import { type Loaded, quietKey } from '../navigation/background-load.ts'
import { FilterChecks } from './filter-checks.tsx'
import type { FilterProps } from './filter-props.ts'

/** Lists with fewer names than this need no search. */
const searchFrom = 10
const typingPauseMs = 120

/** The most frequent names, and a search of all names. */
export function FilterNames({ choice, query }: FilterProps) {
  const [text, setText] = useState('')
  const { values, state } = useFoundValues(choice, query, text.trim())
  const title = facets[choice.facet].title.toLowerCase()
  return (
    <>
      {choice.values.length >= searchFrom ? (
        <label className="script-only relative mb-2 block">
          <Icon name="search" size={16} className="absolute top-3.5 left-2.5 text-soft" />
          <span className="sr-only">Search within {title}s</span>
          <input
            type="search"
            value={text}
            onChange={event => setText(event.target.value)}
            placeholder={`Search ${title}s`}
            autoComplete="off"
            spellCheck={false}
            className="h-11 w-full rounded-control border border-field bg-paper pr-2 pl-8 text-sm hover:border-ink"
          />
        </label>
      ) : null}
      <div aria-busy={state === 'loading'}>
        <FilterChecks
          choice={{ facet: choice.facet, values }}
          query={query}
          {...(text.trim() === '' ? {} : { limit: values.length })}
        />
      </div>
      <p role="status" className="text-sm text-soft">
        {state === 'failed' ? 'Couldn’t search. Try again.' : null}
        {state === 'idle' && text.trim() !== '' && values.length === 0
          ? `No matching ${title}s.`
          : null}
      </p>
    </>
  )
}

interface FoundValues {
  values: FilterChoice['values']
  state: 'idle' | 'loading' | 'failed'
}

/**
 * Returns the values of the whole list whose names contain the
 * typed text. If nothing is typed, returns the values on the page.
 */
function useFoundValues(
  { facet, values }: FilterChoice,
  query: FilterProps['query'],
  text: string,
): FoundValues {
  const { load, reset, data, state } = useFetcher<Loaded<FilterChoice['values']>>({
    key: `${quietKey}${facet}`,
  })
  const path = text === '' ? undefined : filterValuesPath(query, facet, text)
  useEffect(() => {
    if (path === undefined) return reset()
    const timer = setTimeout(() => load(path), typingPauseMs)
    return () => clearTimeout(timer)
  }, [path, load, reset])
  if (path === undefined) return { values, state: 'idle' }
  if (state === 'loading') return { values: getFound(data), state }
  // Handles null, which is the data of a fetcher that has been reset.
  if (!data) return { values, state: 'idle' }
  return { values: getFound(data), state: 'data' in data ? 'idle' : 'failed' }
}

function getFound(loaded: Loaded<FilterChoice['values']> | undefined): FilterChoice['values'] {
  return loaded && 'data' in loaded ? loaded.data : []
}

import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { filterKinds } from '#app/domain/filters.ts'
import { filterValuesPath } from '#app/domain/links.ts'
import type { FilterChoice } from '#app/domain/list-page.ts'
import { FilterChecks } from './filter-checks.tsx'
import type { FilterProps } from './filter-props.ts'

/** Fewer can be read at a glance. */
const searchFrom = 10
const typingPauseMs = 120

/** Names by how many products they have, and a search that finds those the page does not carry. */
export function FilterNames({ choice, query }: FilterProps) {
  const [text, setText] = useState('')
  const { values, state } = useFoundValues(choice, query, text.trim())
  const title = filterKinds[choice.group].title.toLowerCase()
  return (
    <>
      {choice.values.length >= searchFrom ? (
        <label className="script-only relative mb-2 block">
          <Search size={16} aria-hidden="true" className="absolute top-3.5 left-2.5 text-soft" />
          <span className="sr-only">Search within {title}s</span>
          <input
            type="search"
            value={text}
            onChange={event => setText(event.target.value)}
            placeholder={`Search ${title}s`}
            autoComplete="off"
            spellCheck={false}
            className="h-11 w-full rounded-sm border border-line bg-paper pr-2 pl-8 text-sm hover:border-soft"
          />
        </label>
      ) : null}
      <div aria-busy={state === 'loading'}>
        <FilterChecks choice={{ group: choice.group, values }} query={query} />
      </div>
      <p role="status" className="text-sm text-soft">
        {state === 'failed' ? 'The search did not answer. Try again.' : null}
        {state === 'idle' && text.trim() !== '' && values.length === 0
          ? `No ${title} by that name here.`
          : null}
      </p>
    </>
  )
}

interface FoundValues {
  values: FilterChoice['values']
  state: 'idle' | 'loading' | 'failed'
}

/** The values whose names hold the text, over the whole list; without a text those the page came with. */
function useFoundValues(
  { group, values }: FilterChoice,
  query: FilterProps['query'],
  text: string,
): FoundValues {
  const [found, setFound] = useState<FoundValues>()
  const path = text === '' ? undefined : filterValuesPath(query, group, text)
  useEffect(() => {
    if (path === undefined) {
      setFound(undefined)
      return
    }
    const abort = new AbortController()
    const ask = async () => {
      setFound(before => ({ values: before?.values ?? [], state: 'loading' }))
      try {
        const answer = await fetch(path, { signal: abort.signal })
        if (!answer.ok) throw new Error(`The search within a filter answered ${answer.status}.`)
        const { values } = await answer.json()
        setFound({ values, state: 'idle' })
      } catch {
        if (!abort.signal.aborted) setFound(before => ({ values: before?.values ?? [], state: 'failed' }))
      }
    }
    const timer = setTimeout(ask, typingPauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [path])
  return path === undefined || found === undefined ? { values, state: 'idle' } : found
}

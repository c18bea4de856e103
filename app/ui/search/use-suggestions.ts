import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { suggestPath } from '#app/domain/links.ts'
import type { SearchSuggestions } from '#app/pages/search-suggestions.ts'
import { type Loaded, quietKey } from '../navigation/background-load.ts'

const typingPauseMs = 60
const noSuggestions: SearchSuggestions = { queries: [], brands: [], categories: [], products: [] }

/**
 * Returns suggestions for a text. The last ones stay until new ones arrive; a failure returns none.
 */
export function useSuggestions(text: string, isOpen: boolean): SearchSuggestions {
  const { load, reset, data } = useFetcher<Loaded<SearchSuggestions>>({
    key: `${quietKey}suggestions`,
  })
  const isActive = isOpen && text !== ''
  useEffect(() => {
    if (!isActive) return reset()
    const timer = setTimeout(() => load(suggestPath(text)), typingPauseMs)
    return () => clearTimeout(timer)
  }, [text, isActive, load, reset])
  return isActive && data && 'data' in data ? data.data : noSuggestions
}

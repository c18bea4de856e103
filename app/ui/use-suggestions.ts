import { useEffect, useState } from 'react'
import { suggestPath } from '#app/domain/links.ts'
import type { SearchSuggestions } from '#app/domain/search-suggestions.ts'

const typingPauseMs = 60
/** Going back over one's own letters asks nobody. */
const maxKept = 50
const noSuggestions: SearchSuggestions = { queries: [], brands: [], categories: [], products: [] }
const kept = new Map<string, SearchSuggestions>()

/** What to offer for a text. The last answer stays until the next is there; no answer is no suggestion. */
export function useSuggestions(text: string, isAsking: boolean): SearchSuggestions {
  const [suggestions, setSuggestions] = useState(noSuggestions)
  useEffect(() => {
    if (!isAsking || text === '') {
      setSuggestions(noSuggestions)
      return
    }
    const known = kept.get(text)
    if (known) {
      setSuggestions(known)
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await fetchSuggestions(text, abort.signal).catch(() => noSuggestions)
      if (!abort.signal.aborted) setSuggestions(answer)
    }, typingPauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, isAsking])
  return suggestions
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<SearchSuggestions> {
  const answer = await fetch(suggestPath(text), { signal })
  if (!answer.ok) return noSuggestions
  const suggestions: SearchSuggestions = await answer.json()
  if (kept.size >= maxKept) kept.clear()
  kept.set(text, suggestions)
  return suggestions
}

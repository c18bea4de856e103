import { createContext, useState } from 'react'
import { useLocation } from 'react-router'
import { parseText } from '#app/domain/parse-text.ts'

/** The search that led to the products of this page; empty for none. */
export const LinkSearchContext = createContext('')

/**
 * The search text of a list or of a click's warning page. A product page has the search of the list
 * that it was opened from, until it is reloaded.
 */
export function useLinkSearch(): string {
  const { pathname, search } = useLocation()
  const [previous, setPrevious] = useState('')
  const current = /^\/(?:products|out)(?:\/|$)/.test(pathname)
    ? parseText(new URLSearchParams(search).get('q') ?? '')
    : pathname.startsWith('/product/')
      ? previous
      : ''
  if (current !== previous) setPrevious(current)
  return current
}

import { createContext, useState } from 'react'
import { useLocation } from 'react-router'
import { parseText } from '#app/domain/parse-text.ts'

/** The search text that led to the products on this page; empty if there is none. */
export const LinkSearchContext = createContext('')

/**
 * Returns the search text of a list or of a click's warning page. A product page
 * keeps the search text of the list from which it was opened, until it is reloaded.
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

import { useEffect, useId, useRef, useState } from 'react'
import { Form, useFetcher, useLocation, useNavigate } from 'react-router'
import { formatQuantity } from '#app/domain/count.ts'
import { maxTextLength, parseText } from '#app/domain/parse-text.ts'
import { unquoteText } from '#app/domain/quoted-text.ts'
import { suggestPath } from '#app/domain/urls/data-links.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { SearchSuggestions } from '#app/pages/suggestions/search-suggestions.ts'
import { Icon } from '../elements/icon.tsx'
import { useSheet } from '../elements/use-sheet.ts'
import { type Loaded, quietKey } from '../navigation/background-load.ts'
import { forgetSearches, recallSearches, saveRecentSearch } from './recent-searches.ts'
import { SearchOptions } from './search-options.tsx'
import { type SuggestionOption, toRecentGroups, toSuggestionGroups } from './suggestion-options.ts'

const typingPauseMs = 60

/**
 * Returns suggestions for a query. The previous suggestions remain until new ones
 * arrive. Returns undefined until the first suggestions arrive and after a failure.
 */
function useSuggestions(text: string, isOpen: boolean): SearchSuggestions | undefined {
  const { load, reset, data } = useFetcher<Loaded<SearchSuggestions>>({
    key: `${quietKey}suggestions`,
  })
  const isActive = isOpen && text !== ''
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => load(suggestPath(text)), typingPauseMs)
    return () => clearTimeout(timer)
  }, [text, isActive, load])
  // Drops the suggestions when the box closes, but not on mount, since a reset re-renders the page.
  useEffect(() => (isActive ? () => reset() : undefined), [isActive, reset])
  return isActive && data && 'data' in data ? data.data : undefined
}

export const siteSearchId = 'site-search'

/**
 * The storefront's search. The box is a plain form, which JavaScript
 * turns into a combobox (WAI-ARIA 1.2, list autocomplete). In narrow
 * windows, it is a popover, so it opens without JavaScript.
 */
export function SearchBox() {
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()
  const requested = /^\/(products|why)/.test(pathname)
    ? parseText(new URLSearchParams(search).get('q') ?? '')
    : ''
  const shown = unquoteText(requested)
  const sheet = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useSheet(sheet)
  const listId = useId()
  const [text, setText] = useState(shown)
  const [recent, setRecent] = useState<string[]>([])
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<SuggestionOption>()
  const suggestions = useSuggestions(text.trim(), isOpen)
  const recentGroups = text.trim() === '' ? toRecentGroups(recent) : []
  const groups = suggestions ? toSuggestionGroups(suggestions) : recentGroups
  const options = groups.flatMap(group => group.options)
  // Suggestions that arrive late may move the chosen option or remove it, so its index may change.
  const active = isOpen
    ? options.findIndex(({ kind, to }) => kind === chosen?.kind && to === chosen.to)
    : -1
  const current = options[active]

  // Every navigation, even one to the same page, resets the box to the new page's search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit resets it too, even if neither page has a search.
  useEffect(() => {
    setText(shown)
    close()
    sheet.current?.hidePopover()
  }, [requested, key])

  // Copies text that was typed before hydration, which is in the DOM but not in React's state.
  useEffect(() => {
    if (input.current?.value) setText(input.current.value)
  }, [])

  function open() {
    setRecent(recallSearches())
    setOpen(true)
  }

  function close() {
    setOpen(false)
    setChosen(undefined)
  }

  function choose({ kind, label, to }: SuggestionOption) {
    if (kind === 'query' || kind === 'recent') saveRecentSearch(label)
    setOpen(false)
    navigate(to)
  }

  function submit(event: React.FormEvent) {
    event.preventDefault()
    if (current) choose(current)
    else searchText()
  }

  function searchText() {
    const typed = parseText(text)
    // The field hides the marks of "Search instead for", which ask for a text as typed.
    const query = typed === shown ? requested : typed
    if (query === '') return
    saveRecentSearch(query)
    setOpen(false)
    input.current?.blur()
    sheet.current?.hidePopover()
    navigate(listPath({ text: query }))
  }

  function onKeyDown(event: React.KeyboardEvent) {
    // While an input method composes a character, the keys choose among its candidates.
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      open()
      if (options.length === 0) return
      // There is one more position than there are options: -1 stands
      // for the field, between the last option and the first.
      const places = options.length + 1
      setChosen(options[((active + 1 + step + places) % places) - 1])
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }

  const hasOptions = isOpen && options.length > 0
  return (
    <search
      ref={sheet}
      id={siteSearchId}
      popover="auto"
      onToggle={({ newState }) => {
        if (newState === 'open') input.current?.focus()
      }}
      className="site-search"
    >
      <Form
        action={listPath()}
        toolname="search_products"
        tooldescription="Find products across all stores by keyword, such as a brand, a garment, a color, a material or a price limit."
        onSubmit={submit}
        onBlur={event => {
          if (!event.currentTarget.contains(event.relatedTarget)) close()
        }}
        className="relative"
      >
        <Icon name="search" size={18} className="absolute top-3 left-3 text-soft" />
        <input
          ref={input}
          name="q"
          role="combobox"
          aria-label="Search"
          toolparamdescription="Keywords, such as: red midi dress under 100"
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={hasOptions && current ? `${listId}-${active}` : undefined}
          value={text}
          onChange={event => {
            setText(event.target.value)
            setChosen(undefined)
            open()
          }}
          onFocus={open}
          onClick={open}
          onKeyDown={onKeyDown}
          maxLength={maxTextLength}
          placeholder=" "
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className="h-11 w-full rounded-control border border-field bg-paper pr-11 pl-10 text-base hover:border-ink lg:text-sm"
        />
        <span aria-hidden="true" className="search-hint text-base lg:text-sm">
          <span>Search</span> <span>brands, products, colors</span>
        </span>
        {text === '' ? null : (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => {
              setText('')
              setChosen(undefined)
              input.current?.focus()
            }}
            className="absolute top-0 right-0 grid size-11 place-items-center text-soft hover:text-ink"
          >
            <Icon name="x" size={18} />
          </button>
        )}
        {hasOptions || suggestions ? (
          <SearchOptions
            listId={listId}
            groups={groups}
            active={active}
            onChoose={choose}
            text={suggestions && parseText(text)}
            onSearch={searchText}
            onForget={() => {
              forgetSearches()
              setRecent([])
            }}
          />
        ) : null}
      </Form>
      <p role="status" className="sr-only">
        {hasOptions || suggestions ? formatOptionCount(options.length) : ''}
      </p>
    </search>
  )
}

function formatOptionCount(count: number): string {
  return count === 0 ? 'No suggestions' : formatQuantity(count, 'suggestion')
}

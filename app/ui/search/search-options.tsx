import { useEffect, useRef } from 'react'
import { Icon } from '../elements/icon.tsx'
import { Picture } from '../elements/picture.tsx'
import { type OptionGroup, type SuggestionOption, splitCompletion } from './suggestion-options.ts'

const icons = { recent: 'clock', query: 'search', brand: 'tag', category: 'layers' } as const

/**
 * The suggestions below the search field. The focus stays in the field; `active` is an index across
 * all groups.
 */
export function SearchOptions({
  listId,
  groups,
  active,
  text,
  onChoose,
  onSearch,
  onForget,
}: {
  listId: string
  groups: OptionGroup[]
  active: number
  /** The typed text to which the suggestions belong; absent for recent searches. */
  text: string | undefined
  onChoose(option: SuggestionOption): void
  onSearch(): void
  onForget(): void
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  let place = -1
  return (
    <div ref={box} className="search-options">
      {groups.length > 0 ? (
        <div
          id={listId}
          role="listbox"
          aria-label="Suggestions"
          tabIndex={-1}
          // Keeps the focus in the field, which handles the keys.
          onMouseDown={event => event.preventDefault()}
        >
          {groups.map(({ title, options }) => (
            // biome-ignore lint/a11y/useSemanticElements: within a listbox a group is a role, not a fieldset.
            <div key={title} role="group" aria-label={title} className="py-1">
              <p aria-hidden="true" className="px-3 pt-1 pb-0.5 text-soft text-xs">
                {title}
              </p>
              {options.map(option => {
                place += 1
                return (
                  <Option
                    key={`${option.kind} ${option.to}`}
                    id={`${listId}-${place}`}
                    option={option}
                    text={text}
                    isActive={place === active}
                    onChoose={onChoose}
                  />
                )
              })}
            </div>
          ))}
        </div>
      ) : null}
      {text === undefined ? (
        <button
          type="button"
          onClick={onForget}
          className="min-h-11 w-full border-line border-t px-3 text-left text-soft text-sm underline hover:text-ink"
        >
          Clear recent searches
        </button>
      ) : (
        <button
          type="button"
          onClick={onSearch}
          className="min-h-11 w-full truncate border-line border-t px-3 text-left text-sm underline hover:bg-ground"
        >
          {`${groups.length > 0 ? 'All results' : 'Search'} for “${text}”`}
        </button>
      )}
    </div>
  )
}

function Option({
  id,
  option,
  text = '',
  isActive,
  onChoose,
}: {
  id: string
  option: SuggestionOption
  text: string | undefined
  isActive: boolean
  onChoose(option: SuggestionOption): void
}) {
  const { kind, label, brand, note, picture } = option
  const [typed, completed] = splitCompletion(label, kind === 'recent' ? '' : text)
  const icon = kind === 'product' ? undefined : icons[kind]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the field identifies the active option instead.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={() => onChoose(option)}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm hover:bg-tint aria-selected:bg-tint aria-selected:outline-2 aria-selected:outline-accent aria-selected:-outline-offset-2"
    >
      {icon ? <Icon name={icon} size={16} className="shrink-0 text-soft" /> : null}
      {kind === 'product' ? (
        <span className="relative h-11 w-9 shrink-0 overflow-hidden rounded-sm bg-ground">
          <Picture picture={picture} alt="" sizes="36px" />
        </span>
      ) : null}
      {brand === undefined ? (
        <span className="line-clamp-2 min-w-0">
          {typed}
          {completed === '' ? null : <strong className="font-semibold">{completed}</strong>}
        </span>
      ) : (
        <span className="min-w-0">
          <strong className="block truncate font-semibold">{brand}</strong>{' '}
          <span className="block truncate text-soft">{label}</span>
        </span>
      )}
      {note ? (
        <span className={`ml-auto shrink-0 text-xs tabular-nums ${getNoteColor(option)}`}>
          {note}
        </span>
      ) : null}
    </div>
  )
}

function getNoteColor({ kind, isSale }: SuggestionOption): string {
  if (isSale) return 'text-sale'
  return kind === 'product' ? 'text-ink' : 'text-soft'
}

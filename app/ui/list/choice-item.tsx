import { type ReactNode, use } from 'react'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { DrawContext } from '../draw-context.ts'
import { usePendingLink } from './pending-link.tsx'
import { usePending } from './pending-query.ts'

interface Look {
  className: string
  label: string
  /** What is drawn before the label, which decides what it is. */
  mark?: ReactNode
  /** The count beside the label. */
  figure?: string | undefined
  title?: string | undefined
  /** The accessible name, if it differs from the label. */
  name?: string | undefined
}

interface State {
  href: string
  rel: string | undefined
  isCurrent: boolean
  isEmpty: boolean
}

/**
 * An item with a link to the same list with one value added or removed. A
 * value without products remains in its place but is disabled.
 */
export function ChoiceItem({
  as: Item = 'li',
  itemClass,
  query,
  isChosen,
  change,
  count,
  children,
  ...look
}: Look & {
  as?: 'li' | 'div'
  itemClass?: string | undefined
  query: ListQuery
  isChosen(query: ListQuery): boolean
  change(query: ListQuery): ListQuery
  count: number
  /** What is beside the link. */
  children?: ReactNode
}) {
  const isCurrent = usePending(pending => isChosen(pending ?? query))
  const state = { ...usePendingLink({ query, change }), isCurrent, isEmpty: !count && !isCurrent }
  if (import.meta.env.SSR) {
    const draw = use(DrawContext)
    if (draw) {
      const html = drawOnce(draw, state, look)
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the same content, rendered by React.
      return <Item className={itemClass} dangerouslySetInnerHTML={{ __html: html }} />
    }
  }
  return (
    <Item className={itemClass}>
      {toLink(state, look)}
      {children}
    </Item>
  )
}

function toLink(
  { isCurrent, isEmpty, ...link }: State,
  { className, label, mark, figure, title, name }: Look,
) {
  const Link = isEmpty ? 'span' : 'a'
  // Without `href` a link is not announced as one, and the keyboard skips it.
  const attributes = isEmpty
    ? { role: 'link', 'aria-disabled': true }
    : { ...link, 'aria-current': isCurrent || undefined }
  return (
    <Link {...attributes} className={className} title={title} aria-label={name}>
      {mark}
      {label}
      {figure && <small>{figure}</small>}
    </Link>
  )
}

/** Puts what differs from list to list into the link that was rendered for the same value before. */
function drawOnce(
  draw: NonNullable<React.ContextType<typeof DrawContext>>,
  state: State,
  look: Look,
) {
  const { rel, isCurrent, isEmpty } = state
  const { className, label, mark, figure, title, name } = look
  const shown = [className, label, name, rel, isCurrent, isEmpty]
  return draw(
    [...shown, Boolean(mark), figure === undefined, title === undefined].join('\n'),
    [state.href, figure ?? '', title ?? ''],
    ([href = '', figureMark, titleMark]) =>
      toLink(
        { ...state, href },
        { ...look, figure: figure && figureMark, title: title && titleMark },
      ),
  )
}

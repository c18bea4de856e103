import { type ReactNode, use } from 'react'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { DrawContext } from '../draw-context.ts'
import { usePendingLink } from './pending-link.tsx'
import { usePending } from './pending-query.ts'

/** A change to a list: one value added or removed. */
interface Choice {
  query: ListQuery
  isChosen(query: ListQuery): boolean
  change(query: ListQuery): ListQuery
  count: number
}

interface ChoiceLook {
  className: string
  label: string
  /** What is drawn before the label, which decides what it is. */
  mark?: ReactNode
  /** The count beside the label. */
  figure?: string | undefined
  title?: string | undefined
  /** What screen readers announce in place of the label. */
  name?: string | undefined
}

/**
 * A link to the same list with one value added or removed. A
 * value without products remains in its place but is disabled.
 */
export function ChoiceLink({ query, isChosen, change, count, ...look }: Choice & ChoiceLook) {
  return drawLook(useChoice({ query, isChosen, change, count }), look)
}

/** A `ChoiceLink` in a list of them, with its `children` beside it. */
export function ChoiceItem({
  query,
  isChosen,
  change,
  count,
  itemClass,
  children,
  ...look
}: Choice & ChoiceLook & { itemClass?: string | undefined; children?: ReactNode }) {
  const choice = useChoice({ query, isChosen, change, count })
  if (import.meta.env.SSR) {
    const draw = use(DrawContext)
    if (draw) {
      const { className, label, figure, title, name } = look
      const { href, rel, isCurrent, isEmpty } = choice
      const fixed = [className, label, name, rel, isCurrent, isEmpty]
      const html = draw(
        [...fixed, Boolean(look.mark), figure === undefined, title === undefined].join('\n'),
        [href, figure ?? '', title ?? ''],
        ([href = '', figureMark, titleMark]) =>
          drawLook(
            { ...choice, href },
            { ...look, figure: figure && figureMark, title: title && titleMark },
          ),
      )
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the same content, rendered by React.
      return <li className={itemClass} dangerouslySetInnerHTML={{ __html: html }} />
    }
  }
  return (
    <li className={itemClass}>
      {drawLook(choice, look)}
      {children}
    </li>
  )
}

function useChoice({ query, isChosen, change, count }: Choice) {
  const isCurrent = usePending(pending => isChosen(pending ?? query))
  return { ...usePendingLink({ query, change }), isCurrent, isEmpty: count === 0 && !isCurrent }
}

function drawLook(
  { isCurrent, isEmpty, ...link }: ReturnType<typeof useChoice>,
  { className, label, mark, figure, title, name }: ChoiceLook,
) {
  const attributes = { className, title, 'aria-label': name }
  const content = (
    <>
      {mark}
      {label}
      {figure === undefined ? null : <small>{figure}</small>}
    </>
  )
  return isEmpty ? (
    // biome-ignore lint/a11y/useFocusableInteractive: the keyboard skips a disabled link.
    // biome-ignore lint/a11y/useSemanticElements: without `href` it is not announced as a link.
    <span role="link" aria-disabled="true" {...attributes}>
      {content}
    </span>
  ) : (
    <a {...link} aria-current={isCurrent ? 'true' : undefined} {...attributes}>
      {content}
    </a>
  )
}

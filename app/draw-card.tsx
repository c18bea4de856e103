import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { cacheByObject } from '#app/domain/cache-by-object.ts'
import { buyPathFrom } from '#app/domain/urls/links.ts'
import type { ProductCard } from '#app/pages/card.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import { CardContent, type CardContentProps } from '#app/ui/cards/card-content.tsx'
import type { DrawCard } from '#app/ui/cards/draw-card-context.ts'
import { ShellContext } from '#app/ui/shell-context.ts'

/** The number of drawn cards in memory, as many as products are. Each takes about 2 kB. */
const maxDrawn = 5_000

/** HTML, and at every odd index the mark of a value that differs from list to list. */
type Template = readonly string[]

const drawn = new LRUCache<string, Template>({ max: maxDrawn })

let lastNumber = 0
/** The card of a product that has changed is another object. */
const toNumber = cacheByObject((_: ProductCard) => {
  lastNumber += 1
  return lastNumber
})

/** They stand for the values that differ; catalogue text cannot contain them. */
const [buyMark, placeMark] = [`buy-${randomUUID()}`, `place-${randomUUID()}`]
const marked = new RegExp(`(${buyMark}|${placeMark})[^"]*`)

/**
 * Draws a card from the HTML that was rendered for it before, into which only the link to the
 * retailer and the place in the list are put.
 */
export const drawCard: DrawCard = (content, { shell, page, search }) => {
  const { card, position, place = '' } = content
  const [start = '', ...rest] = findTemplate(content, shell)
  const values = new Map([
    [buyMark, buyPathFrom(card.buyPath, { page, position, search })],
    [placeMark, place],
  ])
  return rest.reduce(
    (html, part, index) =>
      html + (index % 2 === 0 ? escapeAttribute(values.get(part) ?? '') : part),
    start,
  )
}

function findTemplate(content: CardContentProps, shell: Shell | undefined): Template {
  const { card, position, place, isReady, isEager, isFirst, sizes, heading } = content
  const isTop = place === undefined ? undefined : position === 1
  const shown = [isTop, isReady, isEager, isFirst, heading, sizes, shell?.id]
  const key = `${toNumber(card)} ${shown.join(' ')}`
  const known = drawn.get(key)
  if (known) return known
  const template = renderToString(
    <ShellContext value={shell}>
      <CardContent
        {...content}
        card={{ ...card, buyPath: buyMark }}
        place={place === undefined ? undefined : placeMark}
      />
    </ShellContext>,
  ).split(marked)
  drawn.set(key, template)
  return template
}

const entities = new Map(
  Object.entries({ '&': '&amp;', '"': '&quot;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }),
)

/** Escapes as React does, since the HTML must be the same. */
function escapeAttribute(value: string): string {
  return value.replace(/[&"'<>]/g, character => entities.get(character) ?? character)
}

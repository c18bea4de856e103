import { cacheByObject } from '#app/domain/cache-by-object.ts'
import { buyPathFrom } from '#app/domain/urls/links.ts'
import type { ProductCard } from '#app/pages/card.ts'
import { CardContent } from '#app/ui/cards/card-content.tsx'
import type { DrawCard } from '#app/ui/cards/draw-card-context.ts'
import { ShellContext } from '#app/ui/shell-context.ts'
import { createDraw } from './create-draw.ts'

/** The number of drawn cards in memory, as many as products are. Each takes about 2 kB. */
const draw = createDraw(5_000)

let lastNumber = 0
/** The card of a product that has changed is another object. */
const toNumber = cacheByObject((_: ProductCard) => {
  lastNumber += 1
  return lastNumber
})

/** Draws a card; the link to the retailer and the place in the list differ from list to list. */
export const drawCard: DrawCard = (content, { shell, page, search }) => {
  const { card, position, place, isReady, isEager, isFirst, sizes, heading } = content
  const isTop = place === undefined ? undefined : position === 1
  const shown = [isTop, isReady, isEager, isFirst, heading, sizes, shell?.id]
  return draw(
    `${toNumber(card)} ${shown.join(' ')}`,
    [buyPathFrom(card.buyPath, { page, position, search }), place ?? ''],
    ([buyMark = '', placeMark]) => (
      <ShellContext value={shell}>
        <CardContent
          {...content}
          card={{ ...card, buyPath: buyMark }}
          place={place === undefined ? undefined : placeMark}
        />
      </ShellContext>
    ),
  )
}

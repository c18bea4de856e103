import type { EditorialPicture, RichBlock, RichText, TextRun } from '#app/domain/rich-text.ts'
import { type LinkTargets, normalizeLink } from './normalize-link.ts'
import { linkField, type WireBlock, type WireImage } from './wire.ts'

export interface TextContext extends LinkTargets {
  toPicture(image: WireImage): EditorialPicture
}

type WireText = Extract<WireBlock, { text: string }>

/** Joins consecutive list items into one list, and drops embeds and empty paragraphs. */
export function normalizeRichText(blocks: readonly WireBlock[], context: TextContext): RichText {
  const result: RichBlock[] = []
  for (const block of blocks) {
    if (!('text' in block)) {
      result.push({ kind: 'picture', picture: context.toPicture(block) })
      continue
    }
    const text = toRuns(block, context)
    if (text.length === 0) continue
    const kind = block.type
    if (kind === 'list-item' || kind === 'o-list-item')
      addItem(result, kind === 'o-list-item', text)
    else if (/^heading[12]$/.test(kind)) result.push({ kind: 'heading', level: 2, text })
    else if (/^heading[3-6]$/.test(kind)) result.push({ kind: 'heading', level: 3, text })
    else result.push({ kind: 'paragraph', text })
  }
  return result
}

function addItem(blocks: RichBlock[], isOrdered: boolean, item: TextRun[]): void {
  const last = blocks.at(-1)
  if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(item)
  else blocks.push({ kind: 'list', isOrdered, items: [item] })
}

/**
 * Splits the text wherever a span starts or ends. Spans
 * may overlap and extend past the end of the text.
 */
function toRuns({ text, spans }: WireText, targets: LinkTargets): TextRun[] {
  const within = (at: number) => Math.min(at, text.length)
  const cuts = new Set([
    0,
    text.length,
    ...spans.flatMap(({ start, end }) => [start, end].map(within)),
  ])
  const places = [...cuts].sort((a, b) => a - b)
  return places.slice(1).flatMap((end, index) => {
    const start = places[index] ?? 0
    const piece = text.slice(start, end)
    const covering = spans.filter(span => span.start <= start && span.end >= end)
    return piece.trim() === '' && places.length === 2 ? [] : [toRun(piece, covering, targets)]
  })
}

function toRun(text: string, spans: WireText['spans'], targets: LinkTargets): TextRun {
  const has = (type: string) => spans.some(span => span.type === type)
  const link = linkField.safeParse(spans.find(({ type }) => type === 'hyperlink')?.data)
  const to = link.success ? normalizeLink(link.data, targets) : undefined
  return {
    text,
    ...(has('strong') ? { isStrong: true } : {}),
    ...(has('em') ? { isEmphasized: true } : {}),
    ...(to === undefined ? {} : { to }),
  }
}

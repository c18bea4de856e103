import type { EditorialPicture, RichBlock, RichText, TextRun } from '#app/domain/rich-text.ts'
import { type LinkTargets, normalizeLink } from './normalize-link.ts'
import { linkField, type WireBlock, type WireImage } from './wire.ts'

export interface TextContext extends LinkTargets {
  toPicture(image: WireImage): EditorialPicture
}

type WireText = Extract<WireBlock, { text: string }>
type WireEmbed = Extract<WireBlock, { oembed: unknown }>

/**
 * Joins consecutive list items into one list, and drops empty paragraphs. Videos and posts become
 * links, because our pages load nothing from other sites.
 */
export function normalizeRichText(blocks: readonly WireBlock[], context: TextContext): RichText {
  const result: RichBlock[] = []
  for (const block of blocks) {
    if ('oembed' in block) {
      result.push(...toEmbedLink(block.oembed, context))
      continue
    }
    if (!('text' in block)) {
      const to = block.linkTo && normalizeLink(block.linkTo, context)
      const picture = context.toPicture(block)
      result.push({ kind: 'picture', picture, ...(to === undefined ? {} : { to }) })
      continue
    }
    const text = toRuns(block, context)
    if (text.length === 0) continue
    const kind = block.type
    const direction = block.direction === 'rtl' ? ({ isRightToLeft: true } as const) : {}
    if (kind === 'list-item' || kind === 'o-list-item')
      addItem(result, {
        kind: 'list',
        isOrdered: kind === 'o-list-item',
        items: [text],
        ...direction,
      })
    else if (/^heading[12]$/.test(kind))
      result.push({ kind: 'heading', level: 2, text, ...direction })
    else if (/^heading[3-6]$/.test(kind))
      result.push({ kind: 'heading', level: 3, text, ...direction })
    else result.push({ kind: 'paragraph', text, ...direction })
  }
  return result
}

function toEmbedLink(
  { embed_url, title, provider_name: provider }: WireEmbed['oembed'],
  context: TextContext,
): RichBlock[] {
  const to = normalizeLink(embed_url, context)
  if (to === undefined) return []
  const name = [title, provider && `(${provider})`].filter(Boolean).join(' ')
  return [{ kind: 'paragraph', text: [{ text: name || to, to }] }]
}

type ListBlock = Extract<RichBlock, { kind: 'list' }>

function addItem(blocks: RichBlock[], list: ListBlock): void {
  const last = blocks.at(-1)
  const isSame =
    last?.kind === 'list' &&
    last.isOrdered === list.isOrdered &&
    last.isRightToLeft === list.isRightToLeft
  if (isSame) last.items.push(...list.items)
  else blocks.push(list)
}

/**
 * Splits the text wherever a span starts or ends. Spans may overlap and extend
 * past the end of the text. They count UTF-16 units, as strings do, and so
 * could cut an emoji in half; the whole emoji then belongs to the span.
 */
function toRuns({ text, spans }: WireText, targets: LinkTargets): TextRun[] {
  const isWithinPair = (at: number) =>
    /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(at - 1, at + 1))
  const toStart = (at: number) => Math.min(at > 0 && isWithinPair(at) ? at - 1 : at, text.length)
  const toEnd = (at: number) => Math.min(at > 0 && isWithinPair(at) ? at + 1 : at, text.length)
  const placed = spans.map(span => ({ ...span, start: toStart(span.start), end: toEnd(span.end) }))
  const cuts = new Set([0, text.length, ...placed.flatMap(({ start, end }) => [start, end])])
  const places = [...cuts].sort((a, b) => a - b)
  return places.slice(1).flatMap((end, index) => {
    const start = places[index] ?? 0
    const piece = text.slice(start, end)
    const covering = placed.filter(span => span.start <= start && span.end >= end)
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

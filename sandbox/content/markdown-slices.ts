import { marked, type Token, type Tokens } from 'marked'
import { parse as parseYaml } from 'yaml'

export interface RichBlock {
  type: string
  text: string
  spans: Span[]
  direction: 'ltr'
}

interface Span {
  start: number
  end: number
  type: string
  data?: { link_type: 'Web'; url: string }
}

export interface ContentSlice {
  id: string
  slice_type: string
  slice_label: null
  variation: 'default'
  version: 'initial'
  primary: Record<string, unknown>
  items: Record<string, unknown>[]
}

/**
 * Converts Markdown to slices. A quotation becomes a `quote` slice, a
 * fence named `products` or `image` becomes a slice of that type with
 * the fields of its YAML, and all other text becomes `text` slices.
 */
export function toSlices(
  markdown: string,
  toPrimary: (type: string, fields: Record<string, unknown>) => Record<string, unknown>,
): ContentSlice[] {
  const slices: ContentSlice[] = []
  const add = (type: string, primary: Record<string, unknown>) =>
    slices.push({
      id: `${type}$${slices.length}`,
      slice_type: type,
      slice_label: null,
      variation: 'default',
      version: 'initial',
      primary,
      items: [],
    })
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'code') {
      const { lang = '', text } = token as Tokens.Code
      add(lang, toPrimary(lang, parseYaml(text)))
    } else if (token.type === 'blockquote') {
      const [quote = '', source] = (token as Tokens.Blockquote).text.split('\n— ')
      add('quote', { quote, source: source ?? null })
    } else {
      const blocks = toBlocks([token])
      const last = slices.at(-1)
      if (last?.slice_type === 'text') (last.primary.text as RichBlock[]).push(...blocks)
      else if (blocks.length > 0) add('text', { text: blocks })
    }
  }
  return slices
}

/** Converts Markdown to a single rich text field. */
export function toRichText(markdown: string): RichBlock[] {
  return toBlocks(marked.lexer(markdown))
}

function toBlocks(tokens: readonly Token[]): RichBlock[] {
  return tokens.flatMap(token => {
    switch (token.type) {
      case 'heading':
        return [toBlock(`heading${(token as Tokens.Heading).depth}`, token.tokens)]
      case 'paragraph':
        return [toBlock('paragraph', token.tokens)]
      case 'list': {
        const { ordered, items } = token as Tokens.List
        return items.map(item => toBlock(ordered ? 'o-list-item' : 'list-item', item.tokens))
      }
      default:
        return []
    }
  })
}

function toBlock(type: string, tokens: readonly Token[] = []): RichBlock {
  const block: RichBlock = { type, text: '', spans: [], direction: 'ltr' }
  append(block, tokens)
  return block
}

const spanTypes = new Map(Object.entries({ strong: 'strong', em: 'em', link: 'hyperlink' }))

function append(block: RichBlock, tokens: readonly Token[]): void {
  for (const token of tokens) {
    const start = block.text.length
    if ('tokens' in token && token.tokens) append(block, token.tokens)
    else if ('text' in token) block.text += toPlain(token.text).replaceAll('\n', ' ')
    const type = spanTypes.get(token.type)
    if (!type) continue
    const data = { link_type: 'Web' as const, url: String((token as Tokens.Link).href) }
    block.spans.push({
      start,
      end: block.text.length,
      type,
      ...(type === 'hyperlink' ? { data } : {}),
    })
  }
}

/** Undoes the escaping of the `marked` library, because rich text is not HTML. */
function toPlain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

import sanitizeHtml from 'sanitize-html'
import { toPrintable } from '#app/vocabulary/clean-text.ts'
import { findPlainHtml } from './plain-html.ts'
import { cutText, tidyHtml } from './tidy-html.ts'

/** Far longer than any real description; bounds the cost of parsing and rendering. */
const maxInputLength = 60_000
const maxTextLength = 8_000
const maxDepth = 12

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'h3', 'h4', 'h5', 'h6'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup'],
  ],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
  // These contain code or form fields, not description text.
  nonTextTags: [
    ...['script', 'style', 'noscript', 'template', 'title', 'iframe', 'object', 'svg', 'math'],
    ...['textarea', 'select', 'option', 'button', 'video', 'audio', 'xmp', 'noembed', 'noframes'],
  ],
  nestingLimit: maxDepth,
  transformTags: {
    // The page has its own top-level headings.
    h1: 'h3',
    h2: 'h3',
    // Dropping these would run their texts together.
    div: 'p',
    section: 'p',
    article: 'p',
    tr: 'p',
  },
}

/**
 * A retailer's description as HTML that is safe inside a page: paragraphs, lists and emphasis, no
 * attributes, bounded in length and depth. Never throws.
 *
 *     A <b onclick=x>midi</b>.<script>…</script>  → A <b>midi</b>.
 *     <a href=…>Shop now</a>                      → Shop now
 *     silk & wool                                 → silk &amp; wool
 *     one\n\ntwo                                  → <p>one</p><p>two</p>
 */
export function sanitizeDescription(html: string): string {
  const text = toPrintable(html.slice(0, maxInputLength)).trim()
  // Half of all retailers send plain text, and parsing is the expensive part.
  if (!/[<&]/.test(text)) return toParagraphs(text.replaceAll('>', '&gt;'))
  const safe = findPlainHtml(text) ?? parseSafely(text)
  return /<[a-z!/?]/i.test(text)
    ? tidyHtml(safe.replace(/\s+/g, ' '), maxTextLength)
    : toParagraphs(safe)
}

/** The result of the full parser. */
export function parseSafely(html: string): string {
  // Runs again because an entity can decode to a character that was just removed.
  return toPrintable(sanitizeHtml(html, options))
}

/**
 * Converts escaped plain text: an empty line separates paragraphs, a single newline breaks the
 * line.
 */
function toParagraphs(text: string): string {
  const paragraphs = cutText(text, maxTextLength)
    .split(/\n\s*\n/)
    .map(paragraph =>
      paragraph
        .trim()
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\r?\n ?/g, '<br>'),
    )
    .filter(Boolean)
  return paragraphs.length > 1
    ? paragraphs.map(paragraph => `<p>${paragraph}</p>`).join('')
    : paragraphs.join('')
}

import sanitizeHtml from 'sanitize-html'
import { toPrintable } from '#app/vocabulary/clean-text.ts'
import { findPlainHtml } from './plain-html.ts'
import { cutText, tidyHtml } from './tidy-html.ts'

/**
 * The maximum length of a description, far more than any
 * real one has. Limits the cost of parsing and rendering.
 */
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
  // Elements whose content is dropped with them, because it is code or form fields.
  nonTextTags: [
    ...['script', 'style', 'noscript', 'template', 'title', 'iframe', 'object', 'svg', 'math'],
    ...['textarea', 'select', 'option', 'button', 'video', 'audio', 'xmp', 'noembed', 'noframes'],
  ],
  nestingLimit: maxDepth,
  transformTags: {
    // The page already has top-level headings, so these become lower ones.
    h1: 'h3',
    h2: 'h3',
    // These become paragraphs, because text in adjacent ones would otherwise run together.
    div: 'p',
    section: 'p',
    article: 'p',
    tr: 'p',
  },
}

/**
 * Turns a retailer's description into HTML that is safe inside a page: paragraphs, lists
 * and emphasis, without attributes, and limited in length and depth. Never throws.
 *
 *     A <b onclick=x>midi</b>.<script>…</script>  → A <b>midi</b>.
 *     <a href=…>Shop now</a>                      → Shop now
 *     silk & wool                                 → silk &amp; wool
 *     one\n\ntwo                                  → <p>one</p><p>two</p>
 */
export function sanitizeDescription(html: string): string {
  const text = toPrintable(html.slice(0, maxInputLength)).trim()
  // Text without markup skips the parser, because half of
  // all retailers send plain text and parsing is expensive.
  if (!/[<&]/.test(text)) return toParagraphs(text.replaceAll('>', '&gt;'))
  const safe = findPlainHtml(text) ?? parseSafely(text)
  return /<[a-z!/?]/i.test(text)
    ? tidyHtml(safe.replace(/\s+/g, ' '), maxTextLength)
    : toParagraphs(safe)
}

/** Sanitizes HTML with the full parser. */
export function parseSafely(html: string): string {
  // Calls `toPrintable` again, because an entity can decode to a character that was just removed.
  return toPrintable(sanitizeHtml(html, options))
}

/**
 * Converts escaped plain text to HTML: an empty line separates
 * paragraphs, and a single newline becomes a line break.
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

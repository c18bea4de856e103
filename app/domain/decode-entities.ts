import { decodeHTMLStrict } from 'entities'

/**
 * Decodes HTML's entities in a name or label, where retailers leave them, sometimes encoded twice.
 * Unknown entities stay as they are, and references to impossible characters are removed.
 *
 *     Alder &amp; Finch      → Alder & Finch
 *     Chlo&eacute;           → Chloé
 *     Levi&amp;#39;s &bogus; → Levi's &bogus;
 */
export function decodeEntities(text: string): string {
  const once = decodeOnce(text)
  return once === text ? text : decodeOnce(once)
}

function decodeOnce(text: string): string {
  // Most texts have none, and this check is cheaper than the decoder.
  if (!text.includes('&')) return text
  return decodeHTMLStrict(text).replaceAll('\ufffd', '')
}

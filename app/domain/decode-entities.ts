import { decodeHTMLStrict } from 'entities'

/**
 * Decodes the HTML entities that retailers leave in names and labels, sometimes encoded twice.
 * Leaves unknown entities unchanged and removes references to invalid characters.
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
  // Most values contain no entities, and this check is cheaper than decoding.
  if (!text.includes('&')) return text
  return decodeHTMLStrict(text).replaceAll('\ufffd', '')
}

const named: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', reg: '®', trade: '™', copy: '©' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', ndash: '–', mdash: '—', hellip: '…', deg: '°' },
  ...{ eacute: 'é', egrave: 'è', ecirc: 'ê', agrave: 'à', aacute: 'á', acirc: 'â', ccedil: 'ç', ntilde: 'ñ' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', szlig: 'ß', oslash: 'ø', aring: 'å', aelig: 'æ', iacute: 'í' },
  ...{ oacute: 'ó', ocirc: 'ô', uacute: 'ú', ugrave: 'ù', frac12: '½', times: '×' },
}

/**
 * A name or label in which a shop has left HTML's entities, at times twice over; what nobody knows stays as it is.
 *
 *     Alder &amp; Finch     → Alder & Finch
 *     Chlo&eacute;          → Chloé
 *     Levi&amp;#39;s &bogus; → Levi's &bogus;
 */
export function decodeEntities(text: string): string {
  const once = decodeOnce(text)
  return once === text ? text : decodeOnce(once)
}

function decodeOnce(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:([a-z]{2,6}\d{0,2})|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (whole, name, decimal, hex) => {
      if (name !== undefined) return toCase(name, named[name] ?? named[name.toLowerCase()]) ?? whole
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      // Half a surrogate pair breaks the text it stands in.
      const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      return isCharacter ? String.fromCodePoint(code) : ''
    },
  )
}

/** &Eacute; is É. */
function toCase(name: string, letter: string | undefined): string | undefined {
  return /^[A-Z][a-z]/.test(name) ? letter?.toUpperCase() : letter
}

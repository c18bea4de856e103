/** Writes an element with a name, attributes, and text or child elements. */
export interface XmlElement {
  name: string
  attributes?: Readonly<Record<string, string>>
  content: string | readonly XmlElement[]
}

export function element(
  name: string,
  content: XmlElement['content'],
  attributes?: XmlElement['attributes'],
): XmlElement {
  return { name, content, ...(attributes && { attributes }) }
}

export function formatXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${format(root)}\n`
}

function format({ name, attributes = {}, content }: XmlElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const open = `<${name}${written.join('')}`
  if (content === '') return `${open}/>`
  return `${open}>${typeof content === 'string' ? escapeXml(content) : content.map(format).join('')}</${name}>`
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(forbidden, '')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them.
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

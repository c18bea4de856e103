/** Ten entities of ten each, nested ten deep: a few hundred bytes that expand to ten gigabytes. */
export function getXmlBomb(): string {
  const names = Array.from({ length: 10 }, (_, at) => `e${at}`)
  const entities = names.map((name, at) => {
    const value = at === 0 ? 'ha' : `&e${at - 1};`.repeat(10)
    return `<!ENTITY ${name} "${value}">`
  })
  return `<?xml version="1.0"?><!DOCTYPE result [${entities.join('')}]><result><TotalMatches>&e9;</TotalMatches></result>`
}

/** Tries to make the parser read a local file. */
export const externalEntityXml =
  '<?xml version="1.0"?><!DOCTYPE result [<!ENTITY own SYSTEM "file:///etc/hostname">]><result><TotalMatches>1</TotalMatches><TotalPages>1</TotalPages><PageNumber>1</PageNumber><item><productname>&own;</productname></item></result>'

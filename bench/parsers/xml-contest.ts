import { SaxesParser } from 'saxes'
import { createItemSplitter } from '#app/sources/feeds/split-items.ts'
import { parseXml } from '#app/sources/parse-xml.ts'
import { type Contest, toChunks } from './contest.ts'
import { writeFeedText } from './feed-text.ts'

/**
 * Parses the RSS of a Google feed into one object per item. Our parser runs saxes on each
 * item; the other parser runs saxes on the whole document and stops at the first broken item.
 */
export async function createXmlContest(): Promise<Contest> {
  const text = writeFeedText('google', 10_000)
  return {
    title: 'XML, saxes without our items',
    async ours() {
      const splitter = createItemSplitter()
      let count = 0
      for await (const chunk of toChunks(text)) {
        for (const item of splitter.take(chunk))
          if ('xml' in item && Object.keys(parseXml(item.xml, 'text/xml')).length > 0) count += 1
      }
      splitter.end()
      return count
    },
    async theirs() {
      const parser = new SaxesParser()
      let count = 0
      let item: Record<string, string[]> | undefined
      let content = ''
      parser.on('opentag', ({ name }) => {
        if (name === 'item') item = {}
        content = ''
      })
      const add = (more: string) => {
        content += more
      }
      parser.on('text', add)
      parser.on('cdata', add)
      parser.on('closetag', ({ name }) => {
        if (name === 'item') {
          if (item && Object.keys(item).length > 0) count += 1
          item = undefined
        } else if (item) {
          const values = item[name] ?? []
          values.push(content.trim())
          item[name] = values
        }
        content = ''
      })
      for await (const chunk of toChunks(text)) parser.write(chunk)
      parser.close()
      return count
    },
  }
}

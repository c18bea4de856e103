import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readLines } from '#app/sources/feeds/read-lines.ts'
import { createRecordSplitter } from '#app/sources/feeds/split-records.ts'
import { loadPeer } from '../engines/load-peer.ts'
import { type Contest, toChunks } from './contest.ts'
import { writeFeedText } from './feed-text.ts'

interface CsvParse {
  parse(options: object): NodeJS.ReadWriteStream & AsyncIterable<string[]>
}

/** Splits the quoted CSV of an Awin feed into fields. */
export async function createTableContest(): Promise<Contest> {
  const { parse } = await loadPeer<CsvParse>('csv-parse')
  const text = writeFeedText('awin', 20_000)
  return {
    title: 'CSV, csv-parse',
    async ours() {
      const splitter = createRecordSplitter(
        ',',
        text.slice(0, text.indexOf('\n')).split(',').length,
      )
      let count = 0
      for await (const lines of readLines(toChunks(text)))
        for (const line of lines) count += splitter.take(line).length
      return count + splitter.end().length
    },
    async theirs() {
      const parser = parse({ delimiter: ',', relax_column_count: true, bom: true })
      let count = 0
      await pipeline(
        Readable.from(toChunks(text)),
        parser,
        async (records: AsyncIterable<string[]>) => {
          for await (const record of records) if (record.length > 0) count += 1
        },
      )
      return count
    },
  }
}

import { adminRetailerPath } from '#app/domain/links.ts'
import type { Operators } from '#app/operators/operators.ts'
import type { MergeProposal } from '#app/operators/retailers/propose-merges.ts'

export interface VocabularyPage {
  merges: MergeRow[]
  refusedMerges: MergeRow[]
}

export interface MergeRow {
  pair: string
  retailers: { name: string; path: string; products: number }[]
  reasons: string
}

export async function getVocabularyPage({
  merges,
}: Pick<Operators, 'merges'>): Promise<VocabularyPage> {
  const { open, refused } = await merges.fetch()
  return { merges: open.map(toMergeRow), refusedMerges: refused.map(toMergeRow) }
}

function toMergeRow({ pair, retailers, reasons }: MergeProposal): MergeRow {
  return {
    pair,
    retailers: retailers.map(({ key, name, products }) => ({
      ...{ name, products, path: adminRetailerPath(key) },
    })),
    reasons: reasons.join('; '),
  }
}

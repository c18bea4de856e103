import { parseDocument } from '#app/store/document.ts'
import { type OfferFacts, type OfferKeys, toOfferFacts } from './offer-facts.ts'
import { listModelWords } from './word-usage.ts'

/**
 * Facts tagged with the version of the rules, so that
 * facts from any other version count as changed.
 */
export type VersionedFacts = OfferFacts & OfferKeys & { rules: string }

export interface ChangedProduct {
  number: number
  /** Undefined if the product cannot be matched. */
  facts: VersionedFacts | undefined
}

/** Facts as they are written, as JSON for `json_to_recordset`. */
export interface PreparedFacts {
  numbers: number[]
  /** The products that are no offers. */
  absent: number[]
  offers: string
  words: string
  gtins: string
}

/** A product's number and its document as JSON; null for a product that is gone. */
export type DocumentText = readonly [number: number, document: string | null]

/** Extracts facts from documents; `rules` is the version of the matching rules. */
export function extractFacts(documents: readonly DocumentText[], rules: string): PreparedFacts {
  const changed = documents.map(([number, text]) => {
    const facts = text === null ? undefined : toOfferFacts(parseDocument(JSON.parse(text)))
    return { number, facts: facts && { ...facts, rules } }
  })
  return prepareFacts(changed)
}

export function prepareFacts(moved: readonly ChangedProduct[]): PreparedFacts {
  const offers = moved.flatMap(({ number, facts }) =>
    facts === undefined ? [] : [{ number, facts }],
  )
  return {
    numbers: moved.map(({ number }) => number),
    absent: moved.flatMap(({ number, facts }) => (facts === undefined ? number : [])),
    offers: JSON.stringify(
      offers.map(({ number, facts }) => ({
        number,
        name_key: facts.nameKey,
        near_key: facts.nearKey,
        mpn_key: facts.mpnKey,
        color_key: facts.colorKey,
        facts,
      })),
    ),
    words: JSON.stringify(
      offers.flatMap(({ number, facts }) =>
        listModelWords(facts).map(word => ({
          ...{ number, word, brand: facts.brand, name_key: facts.nameKey },
        })),
      ),
    ),
    gtins: JSON.stringify(
      offers.flatMap(({ number, facts }) => facts.gtins.map(gtin => ({ gtin, number }))),
    ),
  }
}

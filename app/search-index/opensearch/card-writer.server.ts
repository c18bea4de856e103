import { z } from 'zod'
import { facets } from '#app/domain/facets/facets.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { IndexUnavailableError } from '../index-state.ts'
import { namedParts } from '../parts.ts'
import { type BrandNames, createBrandNames } from '../text/names/brand-names.ts'
import {
  type CardDocument,
  type OfferDocument,
  toCardDocument,
  toOfferDocument,
} from './card-document.ts'
import type { EngineClient, RefusedWrite, Write } from './engine-client.server.ts'
import { createFacetNames, type FacetNames } from './facet-fields.ts'
import type { IndexNames } from './index-names.ts'
import { createOfferWordReader } from './offer-words.ts'

/** Writes changes to the cards' index. Only one writer at a time may use an index. */
export interface CardWriter {
  /**
   * Applies changes in order and makes them visible to searches. Applying a change twice changes
   * nothing, so after a crash the writer starts again after the last sequence number noted.
   * Returns the cards that OpenSearch refused for good; all others are written.
   */
  apply(changes: readonly ProductChange[]): Promise<RefusedWrite[]>
}

const placeNote = z.object({ card: z.string() })
const stateNote = z.object({ sequence: z.number() })
const namesNote = z.object({
  facets: z.record(z.string(), z.array(z.string())),
  brands: z.array(z.string()),
})
export type NamesNote = z.output<typeof namesNote>

/** The offers of a card, as stored; the fields that we do not read are kept as they are. */
const storedCard = z.object({ offers: z.array(z.looseObject({ number: z.number() })) })

/** Returns the sequence number of the last change applied; 0 for a new index. */
export async function readSequence(client: EngineClient, { notes }: IndexNames): Promise<number> {
  const found = (await client.read(notes, ['state'])).get('state')
  return found === undefined ? 0 : stateNote.parse(found).sequence
}

export async function readNames(client: EngineClient, { notes }: IndexNames): Promise<NamesNote> {
  const found = (await client.read(notes, ['names'])).get('names')
  return found === undefined ? { facets: {}, brands: [''] } : namesNote.parse(found)
}

export async function openCardWriter(client: EngineClient, index: IndexNames): Promise<CardWriter> {
  const known = await readNames(client, index)
  const facetNames = createFacetNames(known.facets)
  const brands = createBrandNames(known.brands)
  const readWords = createOfferWordReader()

  async function readCards(
    ids: readonly string[],
  ): Promise<Map<string, Map<number, OfferDocument>>> {
    const found = await client.read(index.cards, ids)
    return new Map(
      ids.map(id => {
        const stored = found.get(id)
        const offers = stored === undefined ? [] : storedCard.parse(stored).offers
        // Offers are stored only by `toCardDocument`.
        return [id, new Map(offers.map(each => [each.number, each as unknown as OfferDocument]))]
      }),
    )
  }

  let isNamesNoteOld = false

  async function writeNames(changes: readonly ProductChange[]): Promise<void> {
    for (const change of changes)
      if (!change.isGone && learnNames(change, facetNames, brands)) isNamesNoteOld = true
    if (!isNamesNoteOld) return
    const source: NamesNote = {
      facets: Object.fromEntries(namedParts.map(part => [part, [...facetNames[part].names]])),
      brands: brands.all.map(({ name }) => name),
    }
    await requireAll(client.write(index.notes, [{ id: 'names', source }]))
    isNamesNoteOld = false
  }

  async function apply(changes: readonly ProductChange[]): Promise<RefusedWrite[]> {
    const last = changes.at(-1)
    if (last === undefined) return []
    const before = await readSequence(client, index)
    await writeNames(changes)
    const latest = [...new Map(changes.map(change => [change.number, change])).values()]
    const places = await client.read(
      index.notes,
      latest.map(({ number }) => toPlaceId(number)),
    )
    const moves = latest.map(change => {
      const place = places.get(toPlaceId(change.number))
      return {
        change,
        from: place === undefined ? undefined : placeNote.parse(place).card,
        to: change.isGone ? undefined : toCardId(change),
      }
    })
    const ids = new Set(moves.flatMap(({ from, to }) => [from, to].filter(id => id !== undefined)))
    const cards = await readCards([...ids])
    for (const { change, from, to } of moves) {
      if (from !== undefined) cards.get(from)?.delete(change.number)
      if (to !== undefined) cards.get(to)?.set(change.number, toOfferDocument(change, readWords))
    }
    // Cards are written before the notes of where offers are: if this is interrupted, the next
    // try still knows the card that an offer has left.
    const refused = await client.write(index.cards, [...cards].map(toWrite))
    await requireAll(client.write(index.notes, moves.map(toPlaceWrite)))
    await client.refresh(index.cards)
    // An index that was deleted and made anew lacks all changes before these.
    if ((await readSequence(client, index)) !== before)
      throw new IndexUnavailableError('the index in OpenSearch was replaced while it was written')
    const state = { id: 'state', source: { sequence: last.changedAt } }
    await requireAll(client.write(index.notes, [state]))
    return refused
  }

  return { apply }
}

function toWrite([id, offers]: [string, Map<number, OfferDocument>]): Write {
  if (offers.size === 0) return { id }
  const source: CardDocument = toCardDocument(offers.values())
  return { id, source }
}

function toPlaceWrite({ change, to }: { change: ProductChange; to: string | undefined }): Write {
  const id = toPlaceId(change.number)
  return to === undefined ? { id } : { id, source: { card: to } }
}

/** Returns true if a name is new, or is shown in another spelling now. */
function learnNames(change: ProductChange, names: FacetNames, brands: BrandNames): boolean {
  const known = brands.all.length
  brands.encode(change.words.brand)
  let isNew = brands.all.length > known
  for (const part of namedParts) {
    const [facet, dictionary] = [facets[part], names[part]]
    for (const value of facet.kind === 'set' ? facet.read(change) : [facet.read(change)]) {
      const code = dictionary.find(value)
      const shown = code === undefined ? undefined : dictionary.getName(code)
      if (dictionary.getName(dictionary.encode(value)) !== shown) isNew = true
    }
  }
  return isNew
}

/** Notes are tiny and of our own making, so one that is refused is a fault of ours. */
async function requireAll(writing: Promise<RefusedWrite[]>): Promise<void> {
  const [refused] = await writing
  if (refused) throw new Error(`OpenSearch refused the note ${refused.id}: ${refused.reason}`)
}

function toCardId({ number, cardNumber }: ProductChange): string {
  return cardNumber === undefined ? `offer-${number}` : `card-${cardNumber}`
}

function toPlaceId(number: number): string {
  return `place-${number}`
}

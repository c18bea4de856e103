import { growArray } from '../../grow-array.ts'
import { findEnd, writeNumber } from './number-bytes.ts'

/**
 * Every `put` creates a new document with the next number, and only a product's
 * last document is live. Posting lists therefore only grow at their ends; replaced
 * documents are skipped until they are compacted. Each document stores its forms,
 * with title forms separately, so that its counts can be subtracted later, and the words of
 * its name in order, which shows whether a query's words are adjacent. It also stores how often a
 * form occurs in its description, unless that is once for other forms or never for title forms.
 */
export interface Documents {
  /**
   * Returns the new document's number. `nameForms` are those of the name's
   * words, in order. The forms of `uses` are in ascending order.
   */
  add(
    number: number,
    titleForms: Uint32Array,
    otherForms: Uint32Array,
    nameForms: Uint32Array,
    uses: DescriptionUses,
  ): number
  /** Returns the number of the product's live document, if it had one. */
  remove(number: number): number | undefined
  find(number: number): number | undefined
  /** Each document's product number; `gone` for a replaced document. */
  readonly numbers: Uint32Array
  /** The number of live documents. */
  readonly live: number
  readonly total: number
  /** The largest product number so far, plus one. */
  readonly end: number
  /** `visit` must not read another document. */
  forEachForm(document: number, visit: (form: number, isTitle: boolean) => void): void
  /** Writes the forms of the name's words, in order, to `into` and returns their number. */
  readName(document: number, into: Uint32Array): number
  /**
   * Visits the forms that the description has more than once or that are in the
   * title, too, and how often it has them. Returns the number of its words.
   */
  readUses(document: number, visit: (form: number, count: number) => void): number
  /**
   * Renumbers live documents, keeping their order, and
   * returns each old document's new number, or `gone`.
   */
  compact(): Uint32Array
  readonly byteLength: number
  /** Returns views of the product numbers, the offsets and the pages of encoded forms. */
  save(): SavedDocuments
}

/** How often a description has its forms, as far as it differs from what is usual. */
export interface DescriptionUses {
  /** The number of words. */
  length: number
  /** A form, then how often the description has it, and so on. */
  unusual: Uint32Array
}

export const gone = 0xffffffff
/** The lists of numbers that are stored for each document. */
const listCount = 4

const pageBits = 20
const pageSize = 2 ** pageBits

export function createDocuments(saved?: SavedDocuments): Documents {
  const known = saved?.numbers.length ?? 0
  let numbers = growArray(saved?.numbers ?? noNumbers, Math.max(known, 1024), gone)
  let places = growArray(saved?.places ?? noNumbers, Math.max(known, 1024))
  // A restored page is never written to, so it need not be copied.
  let pages = saved ? [...saved.pages] : []
  let used = pageSize
  let total = known
  let live = 0
  let end = 0
  for (const number of numbers.subarray(0, known)) {
    if (number === gone) continue
    live += 1
    end = Math.max(end, number + 1)
  }
  /** Each product's document number plus one; 0 if it has no document. */
  let byNumber = new Uint32Array(Math.max(end, 1024))
  for (let document = 0; document < known; document += 1) {
    const number = numbers[document] ?? gone
    if (number !== gone) byNumber[number] = document + 1
  }

  /**
   * Stores the name's forms, the description's uses and the sorted forms, these
   * as deltas, in a variable-length encoding of seven bits per byte.
   */
  function write(
    titleForms: Uint32Array,
    otherForms: Uint32Array,
    nameForms: Uint32Array,
    { length, unusual }: DescriptionUses,
  ): number {
    const count = titleForms.length + otherForms.length + nameForms.length + unusual.length
    const most = (count + listCount + 1) * 5
    if (used + most > pageSize) {
      pages.push(new Uint8Array(pageSize))
      used = 0
    }
    const place = (pages.length - 1) * pageSize + used
    const page = pages.at(-1)
    if (!page) return 0
    used = writeNumber(page, used, nameForms.length)
    for (const form of nameForms) used = writeNumber(page, used, form)
    used = writeNumber(page, used, unusual.length + 1)
    used = writeNumber(page, used, length)
    for (let at = 0; at < unusual.length; at += 2) {
      used = writeNumber(page, used, (unusual[at] ?? 0) - (unusual[at - 2] ?? 0))
      used = writeNumber(page, used, unusual[at + 1] ?? 0)
    }
    for (const forms of [titleForms, otherForms]) {
      used = writeNumber(page, used, forms.length)
      let last = 0
      for (const form of forms) {
        used = writeNumber(page, used, form - last)
        last = form
      }
    }
    return place
  }

  /** Where `readNumber` reads next. One document is read at a time. */
  let page: Uint8Array = noBytes
  let cursor = 0

  function open(document: number): void {
    const place = places[document] ?? 0
    page = pages[place >>> pageBits] ?? noBytes
    cursor = place & (pageSize - 1)
  }

  function readNumber(): number {
    let byte = page[cursor] ?? 0
    cursor += 1
    if (byte < 128) return byte
    let value = byte & 127
    for (let shift = 7; ; shift += 7) {
      byte = page[cursor] ?? 0
      cursor += 1
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }

  function readName(document: number, into: Uint32Array): number {
    open(document)
    const length = Math.min(readNumber(), into.length)
    for (let at = 0; at < length; at += 1) into[at] = readNumber()
    return length
  }

  function forEachForm(document: number, visit: (form: number, isTitle: boolean) => void): void {
    open(document)
    skipNumbers(readNumber())
    skipNumbers(readNumber())
    visitForms(true, visit)
    visitForms(false, visit)
  }

  /** Reads as `readNumber` does, but without keeping the place after each of a hundred forms. */
  function visitForms(isTitle: boolean, visit: (form: number, isTitle: boolean) => void): void {
    const count = readNumber()
    const bytes = page
    let [at, form] = [cursor, 0]
    for (let left = count; left > 0; left -= 1) {
      let byte = bytes[at] ?? 0
      let value = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        at += 1
        byte = bytes[at] ?? 0
        value |= (byte & 127) << shift
      }
      at += 1
      form += value
      visit(form, isTitle)
    }
    cursor = at
  }

  function skipNumbers(count: number): void {
    cursor = findEnd(page, cursor, count)
  }

  function readUses(document: number, visit: (form: number, count: number) => void): number {
    open(document)
    skipNumbers(readNumber())
    let left = readNumber() - 1
    const length = readNumber()
    let form = 0
    for (; left > 0; left -= 2) {
      form += readNumber()
      visit(form, readNumber())
    }
    return length
  }

  return {
    add(number, titleForms, otherForms, nameForms, uses) {
      if (total === numbers.length) {
        numbers = growArray(numbers, total * 2, gone)
        places = growArray(places, total * 2)
      }
      if (number >= byNumber.length)
        byNumber = growArray(byNumber, Math.max(number + 1, byNumber.length * 2))
      const document = total
      total += 1
      live += 1
      end = Math.max(end, number + 1)
      numbers[document] = number
      byNumber[number] = document + 1
      places[document] = write(titleForms, otherForms, nameForms, uses)
      return document
    },
    remove(number) {
      const document = (byNumber[number] ?? 0) - 1
      if (document < 0) return undefined
      byNumber[number] = 0
      numbers[document] = gone
      live -= 1
      return document
    },
    find(number) {
      const document = (byNumber[number] ?? 0) - 1
      return document < 0 ? undefined : document
    },
    get numbers() {
      return numbers
    },
    get live() {
      return live
    },
    get total() {
      return total
    },
    get end() {
      return end
    },
    forEachForm,
    readName,
    readUses,
    compact() {
      const renumbered = new Uint32Array(total).fill(gone)
      const old = { pages, places, numbers, total }
      pages = []
      used = pageSize
      let next = 0
      for (let document = 0; document < old.total; document += 1) {
        const number = old.numbers[document] ?? gone
        if (number === gone) continue
        const place = old.places[document] ?? 0
        places[next] = copyForms(old.pages[place >>> pageBits], place & (pageSize - 1))
        numbers[next] = number
        byNumber[number] = next + 1
        renumbered[document] = next
        next += 1
      }
      numbers.fill(gone, next)
      total = next
      return renumbered
    },
    save: () => ({ numbers: numbers.subarray(0, total), places: places.subarray(0, total), pages }),
    get byteLength() {
      return pages.length * pageSize + numbers.byteLength + places.byteLength + byNumber.byteLength
    },
  }

  function copyForms(old: Uint8Array | undefined, from: number): number {
    if (!old) return 0
    page = old
    cursor = from
    for (let list = 0; list < listCount; list += 1) skipNumbers(readNumber())
    const at = cursor
    if (used + at - from > pageSize) {
      pages.push(new Uint8Array(pageSize))
      used = 0
    }
    const place = (pages.length - 1) * pageSize + used
    pages.at(-1)?.set(old.subarray(from, at), used)
    used += at - from
    return place
  }
}

/** The result of `save`. */
export interface SavedDocuments {
  numbers: Uint32Array
  places: Uint32Array
  pages: readonly Uint8Array[]
}

const noNumbers = new Uint32Array(0)
const noBytes = new Uint8Array(0)

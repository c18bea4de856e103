import type { CountedDoubt, Doubt, DoubtKind } from '#app/domain/doubt.ts'

/** Collects the values that a read could not use. The memory it takes does not grow with them. */
export interface Doubts {
  add(doubt: Doubt): void
  /** Adds doubts that were counted elsewhere. */
  addCounted(doubts: readonly CountedDoubt[]): void
  /** Returns the doubts since the last call, by kind, those with the most records first. */
  take(): CountedDoubt[]
}

/** Notes that a field's value could not be used. */
export type NoteDoubt = (kind: DoubtKind, field: string, value: string) => void

/** The maximum number of different values that are kept for each kind. */
export const maxDoubtsPerKind = 50
const maxValueLength = 80

export function createDoubts(): Doubts {
  const kinds = new Map<DoubtKind, { known: Map<string, CountedDoubt>; rest?: CountedDoubt }>()

  function count(doubt: CountedDoubt): void {
    const kind = kinds.get(doubt.kind) ?? { known: new Map<string, CountedDoubt>() }
    kinds.set(doubt.kind, kind)
    const key = `${doubt.field}\n${doubt.value}`
    const known = doubt.isRest ? kind.rest : kind.known.get(key)
    if (known !== undefined) known.records += doubt.records
    else if (!doubt.isRest && kind.known.size < maxDoubtsPerKind) kind.known.set(key, { ...doubt })
    else if (kind.rest !== undefined) kind.rest.records += doubt.records
    else kind.rest = { ...doubt, field: '', value: '', isRest: true }
  }

  return {
    add({ kind, field, value, place }) {
      const short = { kind, field: cut(field), value: cut(value) }
      count({ ...short, ...(place === undefined ? {} : { place: cut(place) }), records: 1 })
    },
    addCounted(doubts) {
      for (const doubt of doubts) count(doubt)
    },
    take() {
      const taken = [...kinds.values()].flatMap(({ known, rest }) => [
        ...[...known.values()].sort((a, b) => b.records - a.records),
        ...(rest === undefined ? [] : [rest]),
      ])
      kinds.clear()
      return taken
    },
  }
}

/** Adds up the doubts of two steps or runs. */
export function addDoubts(
  before: readonly CountedDoubt[] = [],
  after: readonly CountedDoubt[] = [],
): CountedDoubt[] {
  const doubts = createDoubts()
  doubts.addCounted(before)
  doubts.addCounted(after)
  return doubts.take()
}

function cut(text: string): string {
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text
}

import type { UnderstoodPart } from '#app/domain/query-reading.ts'
import { findAudienceId, isAudiencePart } from './name-in-title.ts'

/** A part of a search in its title, or a word that joins two parts, which has no `part`. */
export interface TitlePart {
  words: string
  part?: UnderstoodPart
}

/** Words that join the others of a title. */
export const joining = /^(?:and|for|in|of|or|with)$/i

/**
 * Puts whom a search is for first, and the adjectives that shoppers type behind before the thing:
 * suits men navy → men navy suits. So all titles have the same order: audience, color, kind. A joined part stays in its place: dress for women in red.
 */
export function arrangeTitle(parts: readonly TitlePart[]): TitlePart[] {
  const all = trimJoining(parts).flatMap(splitAudience)
  const isFree = (part: TitlePart | undefined) => part === undefined || part.part !== undefined
  const isLead = (each: TitlePart, at: number) =>
    each.part !== undefined &&
    isAudiencePart(each.part) &&
    isFree(all[at - 1]) &&
    isFree(all[at + 1])
  const lead = all.filter(isLead)
  const body = all.filter((each, at) => !isLead(each, at))
  const noun = body.findLastIndex(({ part }) => part?.group === 'category' && !isAudiencePart(part))
  if (noun === -1 || !body.every(isFree)) return [...lead, ...body]
  const before = body.slice(0, noun)
  const after = body.slice(noun + 1)
  for (const each of after.filter(isAdjective)) {
    const isMaterial = each.part?.group === 'materials'
    const last = before.findLastIndex(({ part }) => part?.group !== 'materials')
    before.splice(isMaterial ? before.length : last + 1, 0, each)
  }
  return [
    ...lead,
    ...before,
    ...body.slice(noun, noun + 1),
    ...after.filter(each => !isAdjective(each)),
  ]
}

/** Takes whom a thing is for out of its name: men's shirts black → men's black shirts. */
function splitAudience(each: TitlePart): TitlePart[] {
  const { part, words } = each
  const [, lead = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(words) ?? []
  const audience = part?.group === 'category' && !part.isExcluded ? findAudienceId(lead) : undefined
  if (part === undefined || audience === undefined) return [each]
  return [
    { words: lead, part: { ...part, value: audience, words: lead } },
    { words: rest, part: { ...part, words: rest } },
  ]
}

function isAdjective({ part, words }: TitlePart): boolean {
  if (part === undefined || /^(?:for|to|in) /i.test(words)) return false
  return ['colors', 'conditions', 'materials', 'style'].includes(part.group)
}

/** Removes the joining words that a part at the end of a title has left: the "with" of "with no silk". */
function trimJoining(parts: readonly TitlePart[]): TitlePart[] {
  const from = parts.findIndex(({ part }) => part !== undefined)
  const to = parts.findLastIndex(({ part }) => part !== undefined)
  return from === -1 ? [] : parts.slice(from, to + 1)
}

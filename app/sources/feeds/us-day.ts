import { parseDay } from '../parse-day.ts'

/** 05/31/2024 → 2024-05-31; undefined for an invalid date. */
export function toUsDay(text: string | undefined): string | undefined {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text ?? '') ?? []
  return parseDay(`${year}-${month}-${day}`)
}

import { expect, it } from 'vitest'
import { applyLessons, createLessons, type Lesson, toLesson } from './lessons.ts'

const silk = 'names differ by: silk'
const count = (approved: number, refused: number, reason = silk, brand = 'northquay') => ({
  ...{ brand, reason, approved, refused },
})

it.each<[what: string, given: ReturnType<typeof count>, lesson: Lesson | undefined]>([
  ['enough decisions that agree', count(20, 0), 'join'],
  ['one too few', count(19, 0), undefined],
  ['one in twenty that disagrees', count(19, 1), 'join'],
  ['more that disagree', count(18, 2), undefined],
  ['refusals', count(1, 19), 'separate'],
  ['no brand', count(100, 0, silk, ''), undefined],
  [
    'a name of several products',
    count(100, 0, 'same name, but no color, and it is the name of several products'),
    undefined,
  ],
  ['a GTIN', count(100, 0, 'same GTIN, but prices far apart'), undefined],
  ['prices', count(100, 0, 'same name, but prices far apart'), 'join'],
])('AD1 learns from %s', (_what, given, lesson) => {
  expect(toLesson(given)).toBe(lesson)
})

it.each<[reasons: string[], lesson: Lesson | undefined]>([
  [[silk], 'join'],
  [['names differ by: linen'], undefined],
  [[silk, 'names differ by: linen'], undefined],
  [['names differ by: v'], 'separate'],
  [[silk, 'names differ by: v'], 'separate'],
])('AD1 applies what it has learned to a pair with %j', (reasons, lesson) => {
  const findLesson = createLessons([count(30, 0), count(0, 30, 'names differ by: v')])
  expect(applyLessons('northquay', reasons, findLesson)).toBe(lesson)
  expect(applyLessons('southquay', reasons, findLesson)).toBeUndefined()
})

import { afterEach, describe, expect, it } from 'vitest'
import { dropToast, getToasts, showToast, toastMs } from './toasts.ts'

afterEach(() => {
  for (const { id } of getToasts()) dropToast(id)
})

describe('showToast', () => {
  it('LM1 shows a success message for three seconds, an error or a note for five, and news for fifteen', () => {
    expect(toastMs).toEqual({ success: 3_000, error: 5_000, note: 5_000, news: 15_000 })
  })

  it('shows only the three latest toasts', () => {
    for (const title of ['one', 'two', 'three', 'four']) showToast({ kind: 'success', title })
    expect(getToasts().map(({ title }) => title)).toEqual(['two', 'three', 'four'])
  })

  it('shows a repeated message only once and restarts its timer', () => {
    showToast({ kind: 'error', title: 'Not Logged In' })
    showToast({ kind: 'success', title: 'other' })
    const [first] = getToasts()
    showToast({ kind: 'error', title: 'Not Logged In' })
    expect(getToasts().map(({ title }) => title)).toEqual(['other', 'Not Logged In'])
    expect(getToasts()[1]?.id).not.toBe(first?.id)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getToasts } from '../toasts.ts'
import { listenToSaved } from './saved-events.ts'
import { isSaved } from './saved-products.ts'

/** A browser's EventSource, driven by the test. */
class Source extends EventTarget {
  static CLOSED = 2
  static all: Source[] = []
  readyState = 1
  onopen?: () => void
  onerror?: () => void
  url: string

  constructor(url: string) {
    super()
    this.url = url
    Source.all.push(this)
  }

  close(): void {
    this.readyState = Source.CLOSED
  }

  fail(): void {
    this.close()
    this.onerror?.()
  }

  receive(name: string, data: object, lastEventId = ''): void {
    this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data), lastEventId }))
  }
}

const page = new EventTarget()
let warnings: unknown[]

beforeEach(() => {
  vi.useFakeTimers()
  Source.all = []
  warnings = []
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('document', Object.assign(page, { hidden: false }))
  vi.stubGlobal('window', new EventTarget())
  vi.spyOn(console, 'warn').mockImplementation(text => void warnings.push(text))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const product = { source: 's', id: '1' } as const
const last = () => Source.all.at(-1)

describe('listenToSaved', () => {
  it('ER8 logs a lost connection once per outage, shows no message, and retries', () => {
    const stop = listenToSaved(() => undefined)
    for (let attempt = 0; attempt < 3; attempt++) {
      last()?.fail()
      vi.runAllTimers()
    }
    expect(Source.all).toHaveLength(4)
    expect(warnings).toEqual(['Changes to saved products are not arriving right now.'])
    expect(getToasts()).toEqual([])
    last()?.onopen?.()
    last()?.fail()
    expect(warnings).toHaveLength(2)
    stop()
  })

  it.each([
    ['half of', 0],
    ['up to half more than', 0.999_999],
  ])('ER8 waits %s twice as long after each failure, at most 30 seconds', (_, random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const stop = listenToSaved(() => undefined)
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const opened = Source.all.length
      last()?.fail()
      vi.advanceTimersByTime(Math.floor(seconds * 1_000 * (0.5 + random)) - 1)
      expect(Source.all).toHaveLength(opened)
      vi.advanceTimersByTime(1)
      expect(Source.all).toHaveLength(opened + 1)
    }
    stop()
  })

  it('SV2 resumes after the last change it received', () => {
    const stop = listenToSaved(() => undefined)
    last()?.receive('list', { keys: ['s:1'], revision: 4 }, '4.ann')
    last()?.receive('change', { key: 's:2', isSaved: true, revision: 5 }, '5.ann')
    last()?.fail()
    vi.runAllTimers()
    expect(last()?.url).toBe('/api/saved/events?after=5.ann')
    stop()
  })

  it('SV2 AC3 stops at sign-out and clears the saved products', () => {
    const onAccountChange = vi.fn()
    const stop = listenToSaved(onAccountChange)
    last()?.receive('list', { keys: ['s:1'], revision: 1 })
    expect(isSaved(product)).toBe(true)
    last()?.receive('signed-out', {})
    expect(last()?.readyState).toBe(Source.CLOSED)
    expect(onAccountChange).toHaveBeenCalledOnce()
    stop()
    vi.runAllTimers()
    expect(isSaved(product)).toBe(false)
    expect(Source.all).toHaveLength(1)
  })

  it('SV2 closes in a hidden tab and opens again when it is shown', () => {
    const stop = listenToSaved(() => undefined)
    Object.assign(page, { hidden: true }).dispatchEvent(new Event('visibilitychange'))
    expect(last()?.readyState).toBe(Source.CLOSED)
    Object.assign(page, { hidden: false }).dispatchEvent(new Event('visibilitychange'))
    expect(Source.all).toHaveLength(2)
    stop()
  })
})

import { useSyncExternalStore } from 'react'

/** The bar is not shown for loads shorter than this. */
const showAfterMs = 200
/** The full bar stays visible for this long. */
const hideAfterMs = 500

export type LoadPhase = 'hidden' | 'creeping' | 'finished' | 'failed'

let phase: LoadPhase = 'hidden'
let underWay = 0
let hasFailed = false
let showTimer: ReturnType<typeof setTimeout> | undefined
let hideTimer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/**
 * Shows a load on the bar until the returned function is called. Loads that overlap
 * share one run of the bar, which fails if one of them does. The state is outside
 * React because an error page replaces every component. Call it only in browsers.
 */
export function startLoad(): (isFailure?: boolean) => void {
  underWay += 1
  if (underWay === 1) {
    hasFailed = false
    showTimer = setTimeout(show, showAfterMs)
  }
  let isOver = false
  return (isFailure = false) => {
    if (isOver) return
    isOver = true
    underWay -= 1
    if (isFailure) hasFailed = true
    if (underWay === 0) finish()
  }
}

/** Marks the load in progress as failed. The code that started the load must still end it. */
export function noteLoadFailure(): void {
  hasFailed = true
}

/**
 * Shows the progress of a load on the bar, for loads that React
 * Router does not start. An abort does not count as a failure.
 */
export async function trackLoad<Answer>(load: Promise<Answer>): Promise<Answer> {
  const end = startLoad()
  try {
    const answer = await load
    end()
    return answer
  } catch (error) {
    end(!(error instanceof DOMException && error.name === 'AbortError'))
    throw error
  }
}

/** Returns the state of the loading bar; `hidden` on the server. */
export function useLoadPhase(): LoadPhase {
  return useSyncExternalStore(listen, getLoadPhase, () => 'hidden')
}

export function getLoadPhase(): LoadPhase {
  return phase
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(): void {
  clearTimeout(hideTimer)
  change('creeping')
}

function finish(): void {
  clearTimeout(showTimer)
  if (phase !== 'creeping') return
  change(hasFailed ? 'failed' : 'finished')
  hideTimer = setTimeout(() => change('hidden'), hideAfterMs)
}

function change(next: LoadPhase): void {
  phase = next
  for (const listener of listeners) listener()
}

import { useEffect } from 'react'
import type { SavedEventName, SavedEvents } from '#app/domain/saved-event.ts'
import { savedEventsPath } from '#app/domain/urls/account-links.ts'
import { finishPendingSave } from './pending-save.ts'
import { clearSaved, receiveChange, receiveList } from './saved-products.ts'

/** The first delay before a retry, which doubles with each consecutive failure. */
const firstRetryMs = 1_000
const maxRetryMs = 30_000

/**
 * Receives a user's saved products and every change to them, until the returned function
 * is called. Hidden tabs close the connection, because browsers allow only six per site
 * over HTTP/1.1. Hidden tabs resume where they left off when they are shown again.
 */
export function listenToSaved(onAccountChange: () => void): () => void {
  let source: EventSource | undefined
  let token: string | undefined
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  function open(): void {
    close()
    if (document.hidden) return
    source = new EventSource(savedEventsPath(token))
    on('list', ({ keys, revision }) => {
      receiveList(keys, revision)
      finishPendingSave(keys)
    })
    on('change', ({ key, isSaved, revision }) => receiveChange(key, isSaved, revision))
    on('account', onAccountChange)
    on('signed-out', () => {
      close()
      onAccountChange()
    })
    source.onopen = () => {
      failures = 0
    }
    source.onerror = () => {
      // In the CONNECTING state, the browser reconnects by itself.
      if (source?.readyState !== EventSource.CLOSED) return
      // Hearts still work, so no message is shown.
      if (failures === 0) console.warn('Changes to saved products are not arriving right now.')
      const ms = Math.min(firstRetryMs * 2 ** failures, maxRetryMs) * (0.5 + Math.random())
      failures += 1
      retry = setTimeout(open, ms)
    }
  }

  function on<Name extends SavedEventName>(
    name: Name,
    receive: (data: SavedEvents[Name]) => void,
  ): void {
    source?.addEventListener(name, event => {
      if (event.lastEventId !== '') token = event.lastEventId
      receive(JSON.parse(event.data))
    })
  }

  function close(): void {
    clearTimeout(retry)
    source?.close()
    source = undefined
  }

  open()
  document.addEventListener('visibilitychange', open)
  window.addEventListener('online', open)
  return () => {
    document.removeEventListener('visibilitychange', open)
    window.removeEventListener('online', open)
    close()
    clearSaved()
  }
}

/** Receives changes while a user is signed in. */
export function useSavedEvents(userId: string | undefined, onAccountChange: () => void): void {
  useEffect(() => {
    if (userId === undefined) return undefined
    return listenToSaved(onAccountChange)
  }, [userId, onAccountChange])
}

import type { ProductKey } from '#app/domain/product-key.ts'
import type { SavedAnswer } from '#app/domain/saved-event.ts'
import { savedDataPath } from '#app/domain/urls/account-links.ts'
import { showToast } from '../toasts.ts'
import { getPending, receiveAnswer, setPending } from './saved-products.ts'

export type NamedProduct = ProductKey & { name: string }

const timeLimitMs = 10_000

class SaveError extends Error {
  override name = 'SaveError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Saves or removes a product. Shows the change at once and reverts it if the server
 * rejects it. If the heart is pressed again during a request, only the last press is
 * sent when the request ends. `onSignedOut` is called when the session has ended.
 */
export async function changeSaved(
  product: NamedProduct,
  shouldSave: boolean,
  onSignedOut: () => void,
): Promise<void> {
  const isBusy = getPending(product) !== undefined
  setPending(product, shouldSave)
  if (isBusy) return
  try {
    let answer: SavedAnswer
    do {
      answer = await send(product, getPending(product) ?? shouldSave)
      receiveAnswer(product, answer)
    } while (answer.isSaved !== (getPending(product) ?? answer.isSaved))
    setPending(product, undefined)
    showOutcome(product, answer.isSaved, onSignedOut)
  } catch (error) {
    const lastChoice = getPending(product) ?? shouldSave
    setPending(product, undefined)
    if (error instanceof SaveError && error.status === 401) onSignedOut()
    else showFailure(product, lastChoice, error, onSignedOut)
  }
}

async function send(product: ProductKey, shouldSave: boolean): Promise<SavedAnswer> {
  const response = await fetch(savedDataPath(product), {
    method: shouldSave ? 'PUT' : 'DELETE',
    // Lets the request complete even if the shopper leaves the page.
    keepalive: true,
    signal: AbortSignal.timeout(timeLimitMs),
  })
  const answer = await response.json()
  if (!response.ok) throw new SaveError(response.status, String(answer.message))
  return answer
}

function showOutcome(product: NamedProduct, isNowSaved: boolean, onSignedOut: () => void): void {
  if (isNowSaved) showSaved(product.name)
  else
    showToast({
      kind: 'success',
      title: 'Removed from saved.',
      text: product.name,
      actions: [{ label: 'Undo', run: () => void changeSaved(product, true, onSignedOut) }],
    })
}

export function showSaved(name: string): void {
  showToast({ kind: 'success', title: 'Successfully added to favorites.', text: name })
}

/**
 * Shows why a change failed. A rejection includes a
 * reason. After any other error, a retry may succeed.
 */
function showFailure(
  product: NamedProduct,
  shouldSave: boolean,
  error: unknown,
  onSignedOut: () => void,
): void {
  const isRefused = error instanceof SaveError && error.status < 500
  showToast({
    kind: 'error',
    title: shouldSave ? 'Not saved' : 'Not removed',
    text: isRefused
      ? error.message
      : `We couldn’t ${shouldSave ? 'save' : 'remove'} ${product.name}. Check your connection.`,
    ...(isRefused
      ? {}
      : {
          actions: [
            {
              label: 'Try again',
              run: () => void changeSaved(product, shouldSave, onSignedOut),
            },
          ],
        }),
  })
}

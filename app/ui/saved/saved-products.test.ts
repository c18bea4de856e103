import { afterEach, describe, expect, it, vi } from 'vitest'
import { dropToast, getToasts } from '../toasts.ts'
import { changeSaved } from './change-saved.ts'
import { clearSaved, isSaved, receiveChange, receiveList } from './saved-products.ts'

const product = { source: 's', id: '1', name: 'Linen Dress' } as const
const refuseSignIn = () => {
  throw new Error('Nobody signed out')
}

/** Toggles the displayed state, as pressing the heart does. */
function press(onSignedOut: () => void = refuseSignIn, unloaded = false): void {
  void changeSaved(product, !isSaved(product, unloaded), onSignedOut)
}

afterEach(() => {
  clearSaved()
  for (const { id } of getToasts()) dropToast(id)
  vi.unstubAllGlobals()
})

/** Collects requests so that the test controls when they get a response. */
function stubServer() {
  const requests: { method: string; answer(status: number, body: object): void }[] = []
  vi.stubGlobal('fetch', (_url: string, { method }: { method: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answer = (status: number, body: object) => resolve(Response.json(body, { status }))
    requests.push({ method, answer })
    return promise
  })
  return requests
}

const getTitles = () => getToasts().map(({ title }) => title)

describe('changeSaved', () => {
  it('SV1 shows the save at once and confirms it when the server has stored it', async () => {
    const requests = stubServer()
    press()
    expect(isSaved(product)).toBe(true)
    expect(getToasts()).toEqual([])
    requests[0]?.answer(200, { isSaved: true, revision: 1 })
    await expect.poll(() => getTitles()).toEqual(['Successfully added to favorites.'])
    expect(getToasts()[0]?.text).toBe('Linen Dress')
    expect(isSaved(product)).toBe(true)
  })

  it.each([
    [503, 'We couldn’t save Linen Dress. Check your connection.'],
    [404, 'This product is no longer available.'],
  ])('SV1 reverts the save when the server responds with %i', async (status, text) => {
    const requests = stubServer()
    press()
    requests[0]?.answer(status, { message: 'This product is no longer available.' })
    await expect.poll(() => getToasts()).toMatchObject([{ title: 'Not saved', text }])
    expect(isSaved(product)).toBe(false)
  })

  it('SV1 ends in the state of the last press, with one request at a time', async () => {
    const requests = stubServer()
    for (let time = 0; time < 4; time += 1) press()
    expect(isSaved(product)).toBe(false)
    expect(requests).toHaveLength(1)
    requests[0]?.answer(200, { isSaved: true, revision: 1 })
    await expect.poll(() => requests.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
    requests[1]?.answer(200, { isSaved: false, revision: 2 })
    await expect.poll(() => getTitles()).toEqual(['Removed from saved.'])
    expect(isSaved(product)).toBe(false)
  })

  it('SV2 ignores a response that is older than a change already received', async () => {
    receiveList([], 1)
    const requests = stubServer()
    press()
    // Another device removed the product before the response to our save arrived.
    receiveChange('s:1', true, 2)
    receiveChange('s:1', false, 3)
    requests[0]?.answer(200, { isSaved: true, revision: 2 })
    await expect.poll(() => getToasts()).toHaveLength(1)
    expect(isSaved(product)).toBe(false)
  })

  it('SV3 asks the shopper to sign in when the session has ended', async () => {
    const requests = stubServer()
    const askToSignIn = vi.fn()
    press(askToSignIn)
    requests[0]?.answer(401, { message: 'Please login first to save this product.' })
    await expect.poll(() => askToSignIn).toHaveBeenCalledOnce()
    expect(isSaved(product)).toBe(false)
    expect(getToasts()).toEqual([])
  })

  it('SV1 can remove a product that the page shows as saved even before the list has arrived', async () => {
    const requests = stubServer()
    press(refuseSignIn, true)
    expect(requests.map(({ method }) => method)).toEqual(['DELETE'])
    expect(isSaved(product, true)).toBe(false)
    requests[0]?.answer(200, { isSaved: false, revision: 2 })
    await expect.poll(() => getTitles()).toEqual(['Removed from saved.'])
    expect(isSaved(product, true)).toBe(false)
    receiveList(['s:2'], 2)
    expect(isSaved(product, true)).toBe(false)
  })

  it('SV1 undoes a removal', async () => {
    receiveList(['s:1'], 1)
    const requests = stubServer()
    press()
    requests[0]?.answer(200, { isSaved: false, revision: 2 })
    await expect.poll(() => getToasts()[0]?.actions?.[0]?.label).toBe('Undo')
    getToasts()[0]?.actions?.[0]?.run()
    expect(isSaved(product)).toBe(true)
    expect(requests[1]?.method).toBe('PUT')
  })
})

it('SV1 waits ten seconds for the server', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', async () => Response.json({ isSaved: true, revision: 1 }))
  await changeSaved(product, true, refuseSignIn)
  expect(timeout.mock.calls).toEqual([[10_000]])
  timeout.mockRestore()
})

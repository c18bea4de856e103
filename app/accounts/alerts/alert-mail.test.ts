import { expect, it } from 'vitest'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import { formatAlertMail, type MailedEvent } from './alert-mail.ts'
import { createUnsubscribeTokens } from './unsubscribe-token.ts'

function makeEvent(at: number, searchId?: string, more = 0): MailedEvent {
  return {
    id: String(at),
    kind: 'new',
    title: `Coat ${at}`,
    retailer: 'Alder & Finch',
    path: `/product/${at}`,
    cents: 9_000,
    happenedAt: new Date(0),
    alertId: searchId === undefined ? 'a' : undefined,
    search: searchId === undefined ? undefined : { id: searchId, title: searchId, path: '/', more },
  }
}

/** Returns the number of events that a digest lists, and what it says about the others. */
function readDigest(events: readonly MailedEvent[]) {
  const { text, subject } = formatAlertMail(
    { site: getStorefront('fashion8'), origin: 'https://shop.example' },
    createUnsubscribeTokens('a secret of at least 32 characters'),
    { events, userId: 'u', isDigest: true, messageId: 'm' },
  )
  return {
    listed: text.match(/Coat \d+/g)?.length,
    more: [...text.matchAll(/And ([\d,]+) more/g)].map(([, count]) => count),
    subject: /^[\d,]+ updates/.exec(subject)?.[0],
  }
}

const makeEvents = (count: number, search?: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => makeEvent(at, search?.(at)))

it.each([
  ['39 alerts', makeEvents(39), 39, [], '39 updates'],
  ['40 alerts', makeEvents(40), 40, [], '40 updates'],
  ['41 alerts', makeEvents(41), 40, ['1'], '41 updates'],
  ['two searches of 20', makeEvents(40, at => `s${at % 2}`), 40, [], '40 updates'],
  ['two searches of 21', makeEvents(42, at => `s${at % 2}`), 40, ['1', '1'], '42 updates'],
  ['40 searches', makeEvents(40, at => `s${at}`), 40, [], '40 updates'],
  ['41 searches', makeEvents(41, at => `s${at}`), 40, ['1'], '41 updates'],
  [
    '42 searches, the last with more',
    [...makeEvents(41, at => `s${at}`), makeEvent(41, 's41', 7)],
    40,
    ['9'],
    '49 updates',
  ],
  ['a search that stored one of 1,001', [makeEvent(0, 's', 1_000)], 1, ['1,000'], '1,001 updates'],
])('SV4 SV5 lists 40 lines at most in a digest of %s', (_, events, listed, more, subject) => {
  expect(readDigest(events)).toEqual({ listed, more, subject })
})

it.each<[low: MailedEvent['low'], words: string]>([
  [undefined, '$90.00, at Alder & Finch'],
  [{ name: '30-day low', cents: 9_000 }, '$90.00, 30-day low: $90.00, at Alder & Finch'],
  [
    { name: '30-day low before Nov 26', cents: 9_500 },
    '$90.00, 30-day low before Nov 26: $95.00, at Alder & Finch',
  ],
])('SV4 PD13 names the 30-day low as pages do: %j', (low, words) => {
  const event = { ...makeEvent(1), ...(low ? { low } : {}) }
  const { text } = formatAlertMail(
    { site: getStorefront('fashion8'), origin: 'https://shop.example' },
    createUnsubscribeTokens('a secret of at least 32 characters'),
    { events: [event], userId: 'u', isDigest: false, messageId: 'm' },
  )
  expect(text).toContain(words)
})

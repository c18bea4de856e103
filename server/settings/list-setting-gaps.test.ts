import { describe, expect, it } from 'vitest'
import { listSettingGaps } from './list-setting-gaps.ts'
import { parseSettings } from './settings.ts'

const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@shop.example' }
const ids = { SKIMLINKS_SITE_IDS: '123456X1600001' }
const sites = [
  { id: 'one', affiliate: {} },
  { id: 'two', affiliate: {} },
]

function list(variables: Record<string, string>, storefronts: typeof sites = sites): string[] {
  return listSettingGaps(parseSettings(variables), storefronts)
}

describe('listSettingGaps', () => {
  it.each<[string, Record<string, string>, RegExp[]]>([
    ['nothing', { ...mail, ...ids }, []],
    ['the mail server', { MAIL_FROM: mail.MAIL_FROM, ...ids }, [/^SMTP_URL is not set: no mail/]],
    ['the sender', { SMTP_URL: mail.SMTP_URL, ...ids }, [/^MAIL_FROM .* hello@localhost/]],
    ['no mail on this machine', { SITE_ORIGINS: 'local', ...ids }, []],
    ['the ids of both', mail, [/no id for one, two: clicks there earn nothing/]],
    ['the ids of both on this machine', { SITE_ORIGINS: 'local' }, [/no id for one, two:/]],
    ['one id', { ...mail, SKIMLINKS_SITE_IDS: 'two=123456X1600001' }, [/no id for one:/]],
    [
      'no id with one for each',
      { ...mail, SKIMLINKS_SITE_IDS: 'two=123456X1600001', VIGLINK_KEYS: `one=${'0'.repeat(32)}` },
      [],
    ],
    ['everything', {}, [/^SMTP_URL/, /^MAIL_FROM/, /^SKIMLINKS_SITE_IDS/]],
  ])('OU1 names what is missing, one line each: %s', (_, variables, expected) => {
    const gaps = list(variables)
    expect(gaps).toEqual(expected.map(pattern => expect.stringMatching(pattern)))
    expect(gaps.join()).not.toContain('\n')
  })

  it('OU1 counts the ids in the storefronts’ files', () => {
    const own = [{ id: 'one', affiliate: { viglink: '0'.repeat(32) } }]
    expect(list(mail, own)).toEqual([])
  })

  it('OU1 names the ids in the storefronts’ files that no wrapper uses', () => {
    const one = { id: 'one', affiliate: { viglink: '0'.repeat(32), skimlinksId: '1X2' } }
    const two = { id: 'two', affiliate: { cj: '3' } }
    expect(list({ ...mail, ...ids }, [one, two])).toEqual([
      'The storefronts’ files have ids for skimlinksId (one), cj (two), which wrap no links: use skimlinks or viglink.',
    ])
  })
})

import type { LinkForm } from '../link-form.ts'
import { setParameter } from '../set-parameter.ts'

const hosts = [
  'anrdoezrs.net',
  'dpbolvw.net',
  'jdoqocy.com',
  'kqzyfj.com',
  'tkqlhce.com',
  'tqlkg.com',
  'qksrv.net',
  'qksz.net',
  'apmebf.com',
  'awltovhc.com',
  'emjcd.com',
  'ftjcfx.com',
  'lduhtrp.net',
  'mjbpab.com',
  'cj.dotomi.com',
]

export const cjLinks: readonly LinkForm[] = [
  // The rest of the path, including any query, is the destination.
  {
    hosts,
    path: /^\/links\/[^/]+\/type\/(?:dlg|am)\/(?:sid\/[^/]+\/)?/,
    target: 'rest',
    subId: addCjSubId,
  },
  { hosts, path: /^\/image-/, target: 'none' },
  { hosts, target: ['url'], subId: addCjSubId },
]

/**
 * Puts our sub-id into a CJ link, in place of any other. The rest of
 * the link is left as it is, because the network may have signed it.
 *
 *     …/click-1-2?url=…                      → …/click-1-2?sid=abc&url=…
 *     …/links/1/type/dlg/https://a.example/  → …/links/1/type/dlg/sid/abc/https://a.example/
 */
export function addCjSubId(link: string, subId: string): string {
  const deepLink = /^(https?:\/\/[^/]+\/links\/[^/]+\/type\/(?:dlg|am)\/)(?:sid\/[^/]+\/)?/i
  return deepLink.test(link)
    ? link.replace(deepLink, (_, start: string) => `${start}sid/${subId}/`)
    : setParameter(link, 'sid', subId)
}

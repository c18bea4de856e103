import type { TrackingNetwork } from './click.ts'

/** The format of one network's tracked links, and where they contain the shop's page. */
export interface LinkForm {
  /** The end of the host, which `www.` or any other label may precede. */
  hosts: readonly string[]
  /**
   * Matches links in this form; if it is absent, the
   * form covers all remaining links on these hosts.
   */
  path?: RegExp
  /**
   * Names of query parameters, of which the first one present counts; 'rest' for everything after
   * `path`; 'none' for links that identify a product by number or are not clicks.
   */
  target: readonly string[] | 'rest' | 'none'
  /** Matches the query of an encrypted link. */
  isSealed?: RegExp
  /** True if the target may lack its scheme. */
  allowsBareTarget?: boolean
  /** The network and its parameter for the sub-id; absent if the link cannot have one. */
  tracking?: LinkTracking
}

export interface LinkTracking {
  network: Exclude<TrackingNetwork, 'none'>
  /** The name of the parameter, or 'path' if the sub-id is part of the path. */
  subId: string
}

const cjHosts = [
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
const rakutenHosts = ['click.linksynergy.com', 'affiliate.rakuten.com']
const styleHosts = ['shopstyle.com']
const awinHosts = ['awin1.com']
const awin: LinkTracking = { network: 'awin', subId: 'clickref' }

/** The first form whose hosts and path match a link applies. */
export const linkForms: readonly LinkForm[] = [
  // CJ. Everything after the marker is the target, with its own query.
  {
    hosts: cjHosts,
    path: /^\/links\/[^/]+\/type\/(?:dlg|am)\/(?:sid\/[^/]+\/)?/,
    target: 'rest',
    tracking: { network: 'cj', subId: 'path' },
  },
  { hosts: cjHosts, path: /^\/image-/, target: 'none' },
  { hosts: cjHosts, target: ['url'], tracking: { network: 'cj', subId: 'sid' } },
  // Rakuten.
  { hosts: rakutenHosts, path: /^\/fs-bin\/show/, target: 'none' },
  {
    hosts: rakutenHosts,
    target: ['murl', 'rd_parm1'],
    tracking: { network: 'rakuten', subId: 'u1' },
  },
  // ShopStyle.
  { hosts: styleHosts, path: /^\/action\/apivisitretailer/i, target: ['url'] },
  { hosts: styleHosts, target: 'none' },
  // Awin. `p` is the target on these links only: on /pclick.php it is a product number.
  { hosts: awinHosts, path: /^\/cread\.php/, target: ['ued', 'p'], tracking: awin },
  { hosts: awinHosts, path: /^\/(?:awclick|pclick)\.php/, target: 'none', tracking: awin },
  { hosts: awinHosts, target: 'none' },
  // Skimlinks and Sovrn.
  {
    hosts: ['go.skimresources.com', 'go.redirectingat.com'],
    target: ['url'],
    tracking: { network: 'skimlinks', subId: 'xcust' },
  },
  {
    hosts: ['redirect.viglink.com'],
    target: ['u'],
    isSealed: /(?:^|&)x=v1(?:&|$)/,
    tracking: { network: 'viglink', subId: 'cuid' },
  },
  // Other networks that a retailer's feed or a catalogue may use.
  {
    hosts: ['sjv.io', 'pxf.io', 'evyy.net'],
    target: ['u'],
    tracking: { network: 'impact', subId: 'subId1' },
  },
  {
    hosts: ['prf.hn'],
    path: /^\/click\/.*?destination:/,
    target: 'rest',
    tracking: { network: 'partnerize', subId: 'path' },
  },
  {
    hosts: ['prf.hn'],
    path: /^\/click\//,
    target: 'none',
    tracking: { network: 'partnerize', subId: 'path' },
  },
  { hosts: ['prf.hn'], target: 'none' },
  {
    hosts: ['shareasale.com'],
    target: ['urllink'],
    allowsBareTarget: true,
    tracking: { network: 'shareasale', subId: 'afftrack' },
  },
  {
    hosts: ['track.flexlinkspro.com'],
    target: ['url'],
    tracking: { network: 'flexoffers', subId: 'fobs' },
  },
  {
    hosts: ['pjtra.com', 'pjatr.com', 'pntra.com', 'pntrs.com', 'gopjn.com'],
    target: ['url'],
    tracking: { network: 'pepperjam', subId: 'sid' },
  },
  {
    hosts: ['track.webgains.com'],
    target: ['wgtarget'],
    tracking: { network: 'webgains', subId: 'clickref' },
  },
  {
    hosts: ['tradedoubler.com'],
    target: ['url', '_td_deeplink'],
    tracking: { network: 'tradedoubler', subId: 'epi' },
  },
  {
    hosts: ['digidip.net'],
    target: ['url'],
    tracking: { network: 'digidip', subId: 'ref' },
  },
  { hosts: ['connexity.net'], target: ['t'] },
  { hosts: ['ojrq.net'], target: ['return'] },
  { hosts: ['tatrck.com'], target: ['deeplink'] },
  // Short links.
  { hosts: ['tidd.ly', 'sovrn.co', 'shopstyle.it', 'bit.ly', 'shrsl.com'], target: 'none' },
]

/** Finds the form of a link; undefined for an address that does not belong to a network. */
export function findLinkForm({ hostname, pathname }: URL): LinkForm | undefined {
  return linkForms.find(
    ({ hosts, path }) =>
      hosts.some(host => isAtOrBelow(hostname, host)) &&
      (path === undefined || path.test(pathname)),
  )
}

/**
 * Compares whole labels, because `notjdoqocy.com` and
 * `jdoqocy.com.evil.example` are different hosts.
 */
function isAtOrBelow(hostname: string, host: string): boolean {
  const name = hostname.replace(/\.$/, '')
  return name === host || name.endsWith(`.${host}`)
}

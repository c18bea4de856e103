import { defineNetwork } from '../network-definition.ts'

const hosts = ['prf.hn']

export const partnerizeNetwork = defineNetwork({
  id: 'partnerize',
  name: 'Partnerize',
  links: [
    { hosts, path: /^\/click\/.*?destination:/, target: 'rest', subId: addPublisherReference },
    { hosts, path: /^\/click\//, target: 'none', subId: addPublisherReference },
    { hosts, target: 'none' },
  ],
})

/** `…/click/camref:1/destination:…` → `…/click/camref:1/pubref:abc/destination:…` */
function addPublisherReference(link: string, subId: string): string {
  const end = link.indexOf('/destination:')
  const start = end === -1 ? link : link.slice(0, end)
  const own = start.replace(/\/pubref:[^/]*/gi, '').replace(/\/$/, '')
  return `${own}/pubref:${subId}${link.slice(start.length)}`
}

import { type NetworkId, networks } from './all-networks.server.ts'
import type { LinkForm } from './link-form.ts'
import { otherLinkForms } from './other-link-forms.ts'

/** A form with its network; absent for links that no network of the list tracks. */
export interface KnownLinkForm extends LinkForm {
  network?: NetworkId
}

/** The first form whose hosts and path match a link applies. */
export const linkForms: readonly KnownLinkForm[] = [
  ...networks.flatMap(({ id, links }) => links.map(form => ({ ...form, network: id }))),
  ...otherLinkForms,
]

/** Finds the form of a link; undefined for an address that does not belong to a network. */
export function findLinkForm({ hostname, pathname }: URL): KnownLinkForm | undefined {
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

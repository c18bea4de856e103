/** An address that was not fetched, or a host that did not send what was requested, and why. */
export class WebFault extends Error {
  override name = 'WebFault'
}

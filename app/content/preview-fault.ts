/** The reason why a preview cannot be shown. */
export class PreviewFault extends Error {
  override name = 'PreviewFault'
  readonly kind: 'invalid' | 'expired' | 'unavailable'

  constructor(kind: PreviewFault['kind']) {
    super(messages[kind])
    this.kind = kind
  }
}

const messages: Record<PreviewFault['kind'], string> = {
  invalid: 'The preview token is not an address of the content service',
  expired: 'The preview has expired',
  unavailable: 'The content service did not answer',
}

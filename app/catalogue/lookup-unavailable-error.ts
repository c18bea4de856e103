/** Thrown when it is unknown whether a source has a product: it failed, or was asked too often. */
export class LookupUnavailableError extends Error {
  override name = 'LookupUnavailableError'
}

/** The reason why a URL was not fetched or its host did not send the requested content. */
export class WebFault extends Error {
  override name = 'WebFault'
}

/** A picture that cannot be shown. The browser gets the status; the log gets the message. */
export class PictureFault extends Error {
  override name = 'PictureFault'
  /**
   * 404: there is no such picture; 502: its host did not send
   * it; 503: too many requests; 504: its host timed out.
   */
  readonly status: 404 | 502 | 503 | 504

  constructor(status: PictureFault['status'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/** A picture that cannot be shown. The status is for the browser, the message for the log. */
export class PictureFault extends Error {
  override name = 'PictureFault'
  /** 404: no such picture; 502: its host sent none; 503: too many requests; 504: its host timed out. */
  readonly status: 404 | 502 | 503 | 504

  constructor(status: PictureFault['status'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/** Why there is no picture, as the answer to the browser says it. The message is for the log. */
export class PictureFault extends Error {
  override name = 'PictureFault'
  /** 404: there is none; 502: what came is no picture; 503: too many at once; 504: nothing came in time. */
  readonly status: 404 | 502 | 503 | 504

  constructor(status: PictureFault['status'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

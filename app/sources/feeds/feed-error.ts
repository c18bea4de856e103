import { SourceError } from '../connector.ts'

/** A feed file that is not to be believed. Nothing of it has been stored; the message says what was found in it. */
export class FeedError extends SourceError {
  override name = 'FeedError'

  constructor(message: string, options: { status?: number; cause?: unknown } = {}) {
    super('f', message, options)
  }
}

import { SourceError } from '../connector.ts'

/**
 * Thrown when a feed file is unusable, before anything from it has
 * been stored. The message describes the problem with the file.
 */
export class FeedError extends SourceError {
  override name = 'FeedError'

  constructor(message: string, options: { status?: number | undefined; cause?: unknown } = {}) {
    super('f', message, options)
  }
}

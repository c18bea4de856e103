import { type Logger, pino } from 'pino'
import { redactSecrets } from './redact-secrets.ts'

/** Only the mailer of a server for this machine logs such a field, for its developer to follow. */
const mailedLink = /("link":"[^"]*")/

/** Creates the log of the process. Secrets in URLs are removed from every line. */
export function createLog(
  write: (line: string) => void = line => void standardOutput.write(line),
): Logger {
  const destination = { write: (line: string) => write(redactLine(line)), flushSync }
  return pino({ base: null }, destination)
}

/**
 * Writes lines in the background, several at once and at most a tenth of a second late: waiting for
 * each line took half of the time of a cached page. The rest is written when the process exits,
 * also with a fatal error. If nobody reads the output, the oldest 16 MB wait and further lines are lost.
 */
const standardOutput = pino.destination({
  ...{ fd: 1, sync: false, minLength: 4096, periodicFlush: 100, maxLength: 16 * 1024 * 1024 },
})

function flushSync(): void {
  standardOutput.flushSync()
}

function redactLine(line: string): string {
  return line
    .split(mailedLink)
    .map((part, index) => (index % 2 === 1 ? part : redactSecrets(part)))
    .join('')
}

import { type Logger, pino } from 'pino'
import { redactSecrets } from './redact-secrets.ts'

/** Only the mailer of a server for this machine logs such a field, for its developer to follow. */
const mailedLink = /("link":"[^"]*")/

/** Creates the log of the process. Secrets in URLs are removed from every line. */
export function createLog(
  write: (line: string) => void = line => void standardOutput.write(line),
): Logger {
  return pino({ base: null }, { write: line => write(redactLine(line)) })
}

const standardOutput = pino.destination(1)

function redactLine(line: string): string {
  return line
    .split(mailedLink)
    .map((part, index) => (index % 2 === 1 ? part : redactSecrets(part)))
    .join('')
}

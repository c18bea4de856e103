const labels = { 10: 'trace', 20: 'debug', 40: 'warn', 50: 'error', 60: 'fatal' }
const ownFields = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err', 'addresses'])

/**
 * Makes a line of the server's log readable; other text is left unchanged.
 *
 *     {"level":30,"msg":"Sync","source":"s","read":500}   → Sync source=s read=500
 *     {"level":50,"msg":"request","path":"/","status":500} → error: request path=/ status=500
 */
export function formatLogLine(line) {
  const entry = parseEntry(line)
  if (!entry) return line
  const label = labels[entry.level] ? `${labels[entry.level]}: ` : ''
  const fields = Object.entries(entry)
    .filter(([key]) => !ownFields.has(key))
    .map(([key, value]) => ` ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const error = entry.err ? `\n${entry.err.stack ?? entry.err.message}` : ''
  const addresses = entry.addresses?.map(address => `\n  ${address}`).join('') ?? ''
  return `${label}${entry.msg ?? ''}${fields.join('')}${error}${addresses}`
}

function parseEntry(line) {
  try {
    const entry = JSON.parse(line)
    return typeof entry?.level === 'number' ? entry : undefined
  } catch {
    return undefined
  }
}

/** Calls `onLine` for each line of a stream, including an unterminated last one. */
export function readLines(stream, onLine) {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', chunk => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()
    for (const line of lines) onLine(line)
  })
  stream.on('end', () => {
    if (rest) onLine(rest)
  })
}

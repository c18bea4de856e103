import type pg from 'pg'
import type { SessionEntry } from './accounts.ts'
import { toNetwork } from './attempts.server.ts'

interface Row {
  id: string
  user_agent: string | null
  ip_address: string | null
  created_at: Date
}

export async function listSessions(
  pool: pg.Pool,
  uid: string,
  currentId: string,
): Promise<SessionEntry[]> {
  const { rows } = await pool.query<Row>(
    `SELECT id, user_agent, ip_address, created_at FROM sessions
     WHERE user_id = $1 AND expires_at > now()
     ORDER BY id = $2 DESC, created_at DESC LIMIT 50`,
    [uid, currentId],
  )
  return rows.map(({ id, user_agent, ip_address, created_at }) => ({
    id,
    device: formatDevice(user_agent ?? ''),
    address: formatAddress(ip_address ?? ''),
    signedInAt: created_at.toISOString(),
    isCurrent: id === currentId,
  }))
}

/**
 * Formats an address. Only the network of an IPv6
 * address is stored; localhost becomes an empty string.
 */
function formatAddress(address: string): string {
  const network = toNetwork(address)
  return network === '0:0:0:0' ? '' : network
}

/** Ends the user's session `id`, or all sessions except `keep`. */
export async function endSessions(
  pool: pg.Pool,
  uid: string,
  which: { id: string } | { except: string },
): Promise<void> {
  const [condition, id] = 'id' in which ? ['id = $2', which.id] : ['id <> $2', which.except]
  await pool.query(`DELETE FROM sessions WHERE user_id = $1 AND ${condition}`, [uid, id])
}

/** Order matters: Chrome's header also contains Safari, and Edge's also contains Chrome. */
const browsers = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
] as const

/** Describes the browser in a User-Agent header in words that shoppers know. */
export function formatDevice(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Browser'
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  return system === undefined ? browser : `${browser} on ${system}`
}

import { sourceDefinitions } from '#app/networks/all-sources.server.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/sandbox.ts'
import { toServerSettings } from '../../sandbox/server-settings.ts'

/**
 * Starts a sandbox without rate limits, which would slow tests down
 * by minutes, and returns the settings that make a server use it.
 */
export async function createUnlimitedSandbox(
  options: SandboxOptions,
): Promise<{ sandbox: Sandbox; settings: Record<string, string> }> {
  const sandbox = await createSandbox({
    images: false,
    requestsPerMinute: Number.POSITIVE_INFINITY,
    rakutenRequestsPerMinute: Number.POSITIVE_INFINITY,
    trendingRequestsPerMinute: Number.POSITIVE_INFINITY,
    ...options,
  })
  const rates = sourceDefinitions.map(({ variablePrefix }) => [
    `${variablePrefix}_RATE_PER_MINUTE`,
    '100000',
  ])
  return { sandbox, settings: { ...toServerSettings(sandbox), ...Object.fromEntries(rates) } }
}

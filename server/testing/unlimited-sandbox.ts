import { createSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/sandbox.ts'
import { toServerSettings } from '../../sandbox/server-settings.ts'

/** A sandbox without its rates, which minutes would be spent on, and the settings that lead to it. */
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
  const rates = ['STYLE', 'CJ', 'RAKUTEN', 'SKIMLINKS'].map(name => [`${name}_RATE_PER_MINUTE`, '100000'])
  return { sandbox, settings: { ...toServerSettings(sandbox), ...Object.fromEntries(rates) } }
}

import { fileURLToPath } from 'node:url'
import type { RuleSet } from './hash-rules.server.ts'

/** Defined by the build (vite.config.ts) and nowhere else. */
declare const builtRulesVersions: Record<RuleSet, string>

/**
 * Returns the version of the rules that turn a source's records into rows, or that match offers. It
 * changes automatically with them, so that a new brand alias reaches products whose record has not
 * changed. The build computes it; without a build it is computed from the code. See `hashRules`.
 */
export async function getRulesVersion(ruleSet: RuleSet): Promise<string> {
  if (typeof builtRulesVersions !== 'undefined') return builtRulesVersions[ruleSet]
  // Imported here because its parser is a development dependency.
  const { hashRules } = await import('./hash-rules.server.ts')
  return hashRules(fileURLToPath(new URL('..', import.meta.url)), ruleSet)
}

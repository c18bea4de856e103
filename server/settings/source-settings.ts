import {
  parseSettingValues,
  type SettingFault,
  type SettingShape,
  wholeNumber,
} from '#app/domain/setting.ts'
import {
  type AnySource,
  type SourceName,
  sourceDefinitions,
} from '#app/networks/all-sources.server.ts'
import type { SourceDefinition, SourceValues } from '#app/sources/source-definition.ts'
import { cronLine, toCron } from './sync-cron.ts'

/**
 * The settings of each configured source, keyed by name.
 * Sources that are not configured are absent.
 */
export type SourceSettings = {
  [Each in AnySource as Each['name']]?: SourceValues<Each['settings']>
}

/**
 * Returns the two settings that every source has. The
 * names of these settings start with the source's prefix.
 */
export function getCommonSettings({ variablePrefix, ratePerMinute }: SourceDefinition) {
  return {
    ratePerMinute: {
      variable: `${variablePrefix}_RATE_PER_MINUTE`,
      description: 'how many requests per minute the upstream allows',
      schema: wholeNumber(1, 100_000),
      default: String(ratePerMinute),
    },
    syncCron: {
      variable: `${variablePrefix}_SYNC_CRON`,
      description:
        'when to read this source, as a five-field cron expression in UTC like `15 */6 * * *`',
      schema: cronLine,
      whenUnset: 'SYNC_EVERY_MINUTES',
    },
  } satisfies SettingShape
}

/**
 * Reads the settings and the schedule of every source. Sources without their own schedule are
 * read every `everyMinutes`, at different minutes of the hour.
 */
export function parseSourceSettings(
  variables: Record<string, string | undefined>,
  everyMinutes: number,
): { sources: SourceSettings; syncCrons: Record<SourceName, string>; faults: SettingFault[] } {
  const parsed = sourceDefinitions.map((source, index) => {
    const own = parseSettingValues(source.settings, variables)
    const common = parseSettingValues(getCommonSettings(source), variables)
    const { ratePerMinute, syncCron = toCron(everyMinutes, index) } = common.values
    const isConfigured = Object.values(own.values).every(value => value !== undefined)
    return {
      settings: isConfigured ? [[source.name, { ...own.values, ratePerMinute }]] : [],
      cron: [source.name, syncCron],
      faults: [...own.faults, ...common.faults, ...findMissing(source, variables)],
    }
  })
  return {
    // The casts are safe because these objects are built from the same definitions as their types.
    sources: Object.fromEntries(parsed.flatMap(({ settings }) => settings)) as SourceSettings,
    syncCrons: Object.fromEntries(parsed.map(({ cron }) => cron)) as Record<SourceName, string>,
    faults: parsed.flatMap(({ faults }) => faults),
  }
}

/**
 * Finds variables that are missing although others for
 * the same source are set, and suggests how to fix this.
 */
function findMissing(
  { name, settings }: SourceDefinition,
  variables: Record<string, string | undefined>,
): SettingFault[] {
  const isSet = ({ variable }: { variable: string }) => Boolean(variables[variable]?.trim())
  const all = Object.values(settings)
  const present = all.find(isSet)
  if (present === undefined) return []
  const names = all.map(({ variable }) => variable).join(', ')
  return all
    .filter(setting => !isSet(setting))
    .map(({ variable, description }) => [
      variable,
      `is not set, though ${present.variable} is; set it to ${description}, or unset ${names} to run without ${name}`,
    ])
}

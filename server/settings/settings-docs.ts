import type { Setting } from '#app/domain/setting.ts'
import { sourceDefinitions } from '#app/networks/all-sources.server.ts'
import { networkSettings } from './network-settings.ts'
import { oauthSettings } from './oauth-settings.ts'
import { scriptSettings } from './script-settings.ts'
import { serverSettings } from './settings.ts'
import { getCommonSettings } from './source-settings.ts'

const begin = '<!-- settings: written by `npm run docs` -->'
const end = '<!-- end of settings -->'
const maxWidth = 100

/**
 * Returns the text of `.env.example`: every setting,
 * commented out, with its description and default.
 */
export function formatEnvExample(): string {
  const sources = sourceDefinitions.flatMap(source => [
    formatHeading(source.title),
    ...Object.values(source.settings).map(formatForEnv),
    ...Object.values(getCommonSettings(source)).map(formatForEnv),
  ])
  return `${[
    toComment(
      'Copy this file to .env and uncomment what you change. Environment variables take precedence over the file. Written by `npm run docs`.',
    ),
    formatHeading('Server'),
    ...[serverSettings, networkSettings, oauthSettings]
      .flatMap(Object.values<Setting>)
      .map(formatForEnv),
    formatHeading('Sources'),
    toComment(
      'A source is used when all of its settings are set and left out when none is. Rates and schedules are optional. Without any source `npm start` runs the sandbox.',
    ),
    ...sources,
    formatHeading('Scripts (npm start, npm test); the server does not read these'),
    ...scriptSettings.map(formatForEnv),
  ].join('\n\n')}\n`
}

/** Replaces the settings table between the README's markers. Throws if the markers are missing. */
export function replaceReadmeTable(readme: string): string {
  const [before, rest] = readme.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`README.md needs the lines ${begin} and ${end} around its settings table.`)
  return `${before}${begin}\n\n${formatReadmeTable()}\n\n${end}${after}`
}

/**
 * Returns a row for each setting; a source's own settings share a row, since they are set together.
 */
function formatReadmeTable(): string {
  const sources = sourceDefinitions.map(({ title, settings }) => [
    listVariables(Object.values(settings)),
    'sandbox',
    title,
  ])
  const common = sourceDefinitions.map(getCommonSettings)
  const rates = common.map(({ ratePerMinute }) => ratePerMinute)
  const crons = common.map(({ syncCron }) => syncCron)
  const rows = [
    ...[serverSettings, networkSettings, oauthSettings].flatMap(Object.values<Setting>).map(toRow),
    ...sources,
    [
      listVariables(rates),
      rates.map(rate => rate.default).join(', '),
      'requests per minute that each source allows',
    ],
    [
      listVariables(crons),
      '`SYNC_EVERY_MINUTES`',
      'when to read each source, as a five-field cron expression in UTC',
    ],
    ...scriptSettings.map(toRow),
  ]
  return [
    '| Variable | Default | Meaning |',
    '|---|---|---|',
    ...rows.map(cells => `| ${cells.join(' | ')} |`),
  ].join('\n')
}

function toRow(setting: Setting): string[] {
  const { variable, description } = setting
  return [`\`${variable}\``, setting.whenUnset ?? setting.default ?? '', description]
}

function listVariables(settings: readonly Setting[]): string {
  return settings.map(({ variable }) => `\`${variable}\``).join(', ')
}

function formatForEnv(setting: Setting): string {
  const { variable, description, schema, whenUnset } = setting
  const examples = schema.meta()?.examples
  const sentence = `${description.charAt(0).toUpperCase()}${description.slice(1)}.`
  const example = Array.isArray(examples) ? ` Example: ${examples[0]}` : ''
  const fallback = whenUnset === undefined ? '' : ` When unset: ${whenUnset}.`
  return `${toComment(sentence + fallback + example)}\n# ${variable}=${setting.default ?? ''}`
}

function formatHeading(title: string): string {
  return `# === ${title} ===`
}

/** Wraps prose into comment lines, without Markdown's backticks. */
function toComment(prose: string): string {
  const lines: string[] = []
  let line = '#'
  for (const word of prose.replaceAll('`', '').split(' ')) {
    if (line.length + 1 + word.length > maxWidth) {
      lines.push(line)
      line = '#'
    }
    line += ` ${word}`
  }
  return [...lines, line].join('\n')
}

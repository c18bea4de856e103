import type { SettingShape } from '#app/domain/setting.ts'
import type { SourceDefinition, SourceValues } from '#app/sources/source-definition.ts'
import type { LinkForm } from './link-form.ts'
import type { ReportFormat } from './report-format.ts'
import type { ReportReader } from './report-reader.ts'

/**
 * An affiliate network, as the rest of the application sees it. Its folder is named for its id.
 * Tracked links, reports, settings, commands and operator pages are all derived from these
 * definitions.
 */
export interface NetworkDefinition {
  /** The id in stored clicks and commissions, and on the command line. */
  id: string
  /** The name that operators see. */
  name: string
  /** The source that reads products from this network; its settings are also the report's. */
  source?: SourceDefinition
  /** Products with this `adSource` have a link of our own account, which is not wrapped. */
  adSource?: string
  /** The formats of the network's links; the first one that matches a link applies. */
  links: readonly LinkForm[]
  /**
   * Puts our sub-id into a link of our own account at a host that no form lists, such as a shop's.
   * If it is absent, such a link counts as one without a network.
   */
  addSubId?(link: string, subId: string): string
  /** Parameters that the network appends after an unencoded target. */
  appends?: readonly string[]
  /** Parameters that the network adds to the shop's URL, in lower case. */
  landingMarks?: readonly string[]
  /**
   * Those of them by which the shop credits us: at least one is on every page that a link of
   * `source` leads to. If absent, links are not checked for them.
   */
  creditMarks?: readonly string[]
  wrapper?: LinkWrapper
  report?: CommissionReport
}

/** Wraps links to retailers whose programs we have not joined ourselves. */
export interface LinkWrapper {
  /** Of a storefront's wrappers, the one with the lowest number is used. */
  rank: number
  /** The name of a storefront's id at this network, for operators. */
  idTitle: string
  /** The setting with the storefronts' ids. */
  ids: { variable: string; description: string; pattern: RegExp; example: string }
  /** The setting with the wrapper's URL. */
  redirectUrl: { variable: string; description: string; default: string }
  /** The wrapped link's name in the response of `/api/outbound`. */
  answerName: string
  /** Wraps a link to a retailer's page with a storefront's id and our sub-id. */
  wrap(redirectUrl: string, id: string, target: string, subId: string): string
}

/** The network's report of commissions, read from its API and from exported files. */
export interface CommissionReport {
  format: ReportFormat
  /** Settings of the report's API beside those of the source. */
  settings?: SettingShape
  /** True if calls for the report count toward the rate that the source's API allows. */
  sharesRate: boolean
  /** Creates a reader from the values of the source's settings and of `settings`. */
  createReader(settings: SourceValues<SettingShape>): ReportReader
  /**
   * Returns the website that the network credits with a storefront's sales, from the values of the
   * source's settings, if they are set, and the storefront's id at the wrapper.
   */
  findAccount(
    source: SourceValues<SettingShape> | undefined,
    siteId: string | undefined,
  ): string | undefined
}

/** Returns the definition unchanged, so that its exact types are inferred. */
export function defineNetwork<const Definition extends NetworkDefinition>(
  definition: Definition,
): Definition {
  return definition
}

import type { SettingShape, SettingValues } from '#app/domain/setting.ts'
import type { NetworkLetter } from '#app/domain/source.ts'
import type { Connector } from './connector.ts'

/**
 * The parts of a source that the rest of the application uses; the source's folder has the same
 * name. Settings parsing, schedules, rate limits, `npm run sync` and the generated documentation
 * loop over these definitions.
 */
export interface SourceDefinition<
  Letter extends NetworkLetter = NetworkLetter,
  Name extends string = string,
  Shape extends SettingShape = SettingShape,
> {
  /** Used in product URLs and keys. */
  letter: Letter
  /** For operators: on the command line, in the job queue, in logs. */
  name: Name
  /** The heading in the generated documentation. */
  title: string
  /** Its variables start with this and an underscore: `CJ` in `CJ_TOKEN`. */
  variablePrefix: string
  /** The source is used when all of them are set and left out when none is. */
  settings: Shape
  /** Requests per minute that the upstream allows, unless `<PREFIX>_RATE_PER_MINUTE` is set. */
  ratePerMinute: number
  /**
   * The file in its folder that turns records into products. A change to it or to what it imports
   * reprocesses the source's products.
   */
  normalizer: string
  createConnector(settings: SourceValues<Shape>): Connector
}

/** The settings of a fully configured source. */
export type SourceValues<Shape extends SettingShape> = {
  [Key in keyof Shape]: NonNullable<SettingValues<Shape>[Key]>
} & { ratePerMinute: number }

/** Infers the types of a definition. */
export function defineSource<
  const Letter extends NetworkLetter,
  const Name extends string,
  const Shape extends SettingShape,
>(definition: SourceDefinition<Letter, Name, Shape>): SourceDefinition<Letter, Name, Shape> {
  return definition
}

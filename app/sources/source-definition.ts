import type { SettingShape, SettingValues } from '#app/domain/setting.ts'
import type { NetworkLetter } from '#app/domain/source.ts'
import type { Connector } from './connector.ts'

/**
 * The parts of a source that the rest of the application uses. The folder's
 * name is the source's name. Settings, schedules, rate limits, `npm run sync`
 * and the generated documentation are all derived from these definitions.
 */
export interface SourceDefinition<
  Letter extends NetworkLetter = NetworkLetter,
  Name extends string = string,
  Shape extends SettingShape = SettingShape,
> {
  /** The letter that identifies the source in product URLs and keys. */
  letter: Letter
  /** The name that operators see and use on the command line, in the job queue and in logs. */
  name: Name
  /** The heading in the generated documentation. */
  title: string
  /** The source's environment variables start with this and an underscore: `CJ` in `CJ_TOKEN`. */
  variablePrefix: string
  /** The source is enabled if all of these are set, and disabled if none is. */
  settings: Shape
  /** The default number of requests per minute, which `<PREFIX>_RATE_PER_MINUTE` overrides. */
  ratePerMinute: number
  /**
   * The file in the source's folder that turns records into products. When it
   * or anything it imports changes, the source's products are processed again.
   */
  normalizer: string
  createConnector(settings: SourceValues<Shape>): Connector
}

/** The settings of a fully configured source. */
export type SourceValues<Shape extends SettingShape> = {
  [Key in keyof Shape]: NonNullable<SettingValues<Shape>[Key]>
} & { ratePerMinute: number }

/** Returns the definition unchanged, so that its types are inferred. */
export function defineSource<
  const Letter extends NetworkLetter,
  const Name extends string,
  const Shape extends SettingShape,
>(definition: SourceDefinition<Letter, Name, Shape>): SourceDefinition<Letter, Name, Shape> {
  return definition
}

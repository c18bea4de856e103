import type { EngineKind } from './engine.ts'
import { fts5 } from './fts5.ts'
import { minisearch } from './minisearch.ts'
import { opensearch } from './opensearch.ts'
import { orama } from './orama.ts'
import { ours } from './ours.ts'
import { postgres } from './postgres.ts'

/** Our engine comes first because the others are reported relative to it. */
export const engineKinds: readonly EngineKind[] = [
  ours,
  opensearch,
  minisearch,
  fts5,
  postgres,
  orama,
]

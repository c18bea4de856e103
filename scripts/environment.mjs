import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './paths.mjs'

/** Returns the environment with defaults from `.env`, which the pinned Node parses. */
export function readEnvironment() {
  const file = join(root, '.env')
  if (!existsSync(file)) return { ...process.env }
  const script =
    'process.loadEnvFile(process.argv[1]); process.stdout.write(JSON.stringify(process.env))'
  return JSON.parse(execFileSync(pinnedNode, ['-e', script, file], { encoding: 'utf8' }))
}

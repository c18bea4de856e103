import { build } from './build.mjs'
import { startChild } from './child.mjs'
import { readEnvironment } from './environment.mjs'
import { install } from './install.mjs'
import { formatLogLine, readLines } from './log-lines.mjs'
import { mergeSettings } from './merge-settings.mjs'
import { hasUpstream, startSandbox } from './sandbox.mjs'
import { runScript, StepError } from './step.mjs'

// `npm start` installs, builds and starts everything.
// `npm run dev` (--dev) is the same with hot reload.
const isDevelopment = process.argv.includes('--dev')

await runScript(async () => {
  await install()
  const env = readEnvironment()
  // Only the launcher's NODE_ENV marks a deployment. The server always runs with 'production',
  // which only disables React's development checks.
  const isDeployment = env.NODE_ENV === 'production'
  const hasSource = hasUpstream(env)
  if (!hasSource && isDeployment && env.ALLOW_SANDBOX !== '1') {
    throw new StepError(
      'NODE_ENV is production and no upstream is configured. Set STYLE_API_URL and STYLE_API_KEY, or those of another source (see .env.example), or ALLOW_SANDBOX=1 to sell invented products.',
    )
  }
  if (!isDevelopment) await build()
  await runServers(env, { isDeployment, hasSource })
})

async function runServers(env, { isDeployment, hasSource }) {
  let server
  let sandbox
  let isStopping = false
  // Stops the server first because it may keep reading from the sandbox until its
  // current batch ends. A second signal also goes to the server, which handles it.
  const stop = signal => {
    isStopping = true
    if (server) server.stop(signal)
    else sandbox?.child.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  try {
    sandbox = hasSource ? undefined : await startSandbox(env)
    if (isStopping) return
    sandbox?.child.ended.then(() => {
      if (!isStopping)
        console.error(
          'The sandbox has ended. The storefronts continue with the products they have; restart to sync again.',
        )
    })
    const { settings, unused } = mergeSettings(env, sandbox?.settings)
    if (unused.length > 0)
      console.log(
        `Sandbox: your own settings win, so these of the sandbox are not used: ${unused.join(', ')}`,
      )
    server = startChild(
      isDevelopment ? 'server/dev.ts' : 'build/server/index.js',
      {
        ...(isDeployment ? {} : { SITE_ORIGINS: 'local' }),
        ...settings,
        NODE_ENV: isDevelopment ? 'development' : 'production',
      },
      isDeployment ? 'inherit' : 'pipe',
    )
    if (server.stdout) readLines(server.stdout, line => console.log(formatLogLine(line)))
    const { code } = await server.ended
    process.exitCode = code
  } finally {
    isStopping = true
    await sandbox?.child.stop()
  }
  // The process exits explicitly because our signal
  // listeners and other handles would keep it alive.
  process.exit()
}

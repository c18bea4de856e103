import { build } from './build.mjs'
import { startChild } from './child.mjs'
import { readEnvironment } from './environment.mjs'
import { install } from './install.mjs'
import { formatLogLine, readLines } from './log-lines.mjs'
import { hasUpstream, startSandbox } from './sandbox.mjs'
import { runScript, StepError } from './step.mjs'

// `npm start`: everything from a bare machine to three addresses. `npm run dev` (--dev) is the same with hot reload.
const isDevelopment = process.argv.includes('--dev')

await runScript(async () => {
  await install()
  const env = readEnvironment()
  // Deployment is what NODE_ENV says here, to the launcher. The server always gets 'production', which is how React
  // is told to leave out its checks; it decides nothing else by it.
  const isDeployment = env.NODE_ENV === 'production'
  if (!hasUpstream(env) && isDeployment && env.ALLOW_SANDBOX !== '1') {
    throw new StepError(
      'NODE_ENV is production and no upstream is configured. Set STYLE_API_URL and STYLE_API_KEY, or those of another source (see .env.example), or ALLOW_SANDBOX=1 to sell invented products.',
    )
  }
  if (!isDevelopment) await build()
  await runServers(env, isDeployment)
})

async function runServers(env, isDeployment) {
  let server
  let sandbox
  let isStopping = false
  // The server first: it may be reading from the sandbox, and should end that at a step of its own choosing.
  const stop = () => {
    // Asked again, the server leaves at once; then so do we.
    isStopping = true
    if (server) server.stop()
    else sandbox?.child.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  try {
    sandbox = hasUpstream(env) ? undefined : await startSandbox(env)
    if (isStopping) return
    sandbox?.child.ended.then(() => {
      if (!isStopping)
        console.error('The sandbox has ended. The shops go on with what they have; start again for more.')
    })
    server = startChild(
      isDevelopment ? 'server/dev.ts' : 'build/server/index.js',
      { ...env, ...sandbox?.settings, NODE_ENV: isDevelopment ? 'development' : 'production' },
      isDeployment ? 'inherit' : 'pipe',
    )
    if (server.stdout) readLines(server.stdout, line => console.log(formatLogLine(line)))
    const { code } = await server.ended
    process.exitCode = code
  } finally {
    isStopping = true
    await sandbox?.child.stop()
  }
  // Nothing is left to wait for, save handles of our own like the signal listeners.
  process.exit()
}

import {
  createBenchAccounts,
  makeClient,
  ownerPassword,
  runAtOnce,
} from './accounts/bench-accounts.ts'
import { withBenchDatabase } from './bench-database.ts'

// Guesses one account's password, first from one network and then from many, while
// its owner logs in from a different network: `npm run bench -- guesses [guesses]`.
const guesses = Number(process.argv[2] ?? 10_000)
const atOnce = 50
const ownerEvery = 500

await withBenchDatabase('guesses', async pool => {
  const { site, settled } = await createBenchAccounts(pool, 1)
  const email = 'owner-1@example.com'
  const logIn = (password: string, network: number) =>
    site.logIn({ email, password, to: '/' }, makeClient(network))
  for (const networks of [1, 100]) {
    const answers: Record<string, number> = {}
    const owner = { tries: 0, in: 0, slowestMs: 0 }
    const startedAt = performance.now()
    await runAtOnce(guesses, atOnce, async index => {
      const answer = await logIn(`guess ${index}`, index % networks)
      const name = 'fault' in answer ? answer.fault : 'in'
      answers[name] = (answers[name] ?? 0) + 1
      if (index % ownerEvery > 0) return
      const ownerStartedAt = performance.now()
      const ownerAnswer = await logIn(ownerPassword, 1_000)
      owner.tries += 1
      if (!('fault' in ownerAnswer)) owner.in += 1
      owner.slowestMs = Math.max(owner.slowestMs, performance.now() - ownerStartedAt)
    })
    const seconds = (performance.now() - startedAt) / 1_000
    console.log(`${guesses} guesses from ${networks} networks in ${seconds.toFixed(0)} s`)
    console.log(
      `  checked ${answers['wrong-password'] ?? 0}, refused unchecked ${answers['too-many-attempts'] ?? 0}, got in ${answers.in ?? 0}`,
    )
    console.log(
      `  the owner got in ${owner.in} of ${owner.tries} times, in ${owner.slowestMs.toFixed(0)} ms at most`,
    )
    await pool.query('TRUNCATE attempts')
  }
  await settled()
})

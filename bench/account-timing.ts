import { createBenchAccounts, makeClient, runAtOnce } from './accounts/bench-accounts.ts'
import { measureSeparation } from './accounts/separation.ts'
import { withBenchDatabase } from './bench-database.ts'
import { getPercentile } from './search/percentile.ts'

// Compares the response times of the account forms for known and unknown
// email addresses: `npm run bench -- account-timing [samples]`. Times are
// measured in-process so that network noise cannot hide a difference.
const samples = Number(process.argv[2] ?? 10_000)
const owners = 200
/** Low enough to leave the CPUs idle most of the time. */
const atOnce = 8

await withBenchDatabase('account-timing', async pool => {
  const { site, settled } = await createBenchAccounts(pool, owners)
  const to = '/account/'
  const forms = {
    'log in': (email: string, network: number) =>
      site.logIn({ email, password: 'a wrong password', to }, makeClient(network)),
    'sign up': (email: string, network: number) =>
      site.signUp({ name: '', email, password: 'a new password', to }, makeClient(network)),
    'reset the password': (email: string, network: number) =>
      site.requestReset({ email, to }, makeClient(network)),
  }
  let network = 0
  for (const [name, send] of Object.entries(forms)) {
    const times = { known: [] as number[], unknown: [] as number[] }
    await runAtOnce(samples, atOnce, async index => {
      const kind = index % 2 ? 'known' : 'unknown'
      const email =
        index % 2 ? `owner-${(index % owners) + 1}@example.com` : `new-${index}@x.example`
      network += 1
      const startedAt = performance.now()
      await send(email, network)
      times[kind].push(performance.now() - startedAt)
    })
    const { auc, distance, limit } = measureSeparation(times.known, times.unknown)
    const format = (values: number[]) =>
      [0.5, 0.99].map(share => getPercentile(values, share).toFixed(1)).join(' / ')
    console.log(
      `${name}: ${samples} samples, p50 / p99 known ${format(times.known)} ms, unknown ${format(times.unknown)} ms`,
    )
    console.log(
      `  AUC ${auc.toFixed(3)} (0.5: alike), distance ${distance.toFixed(3)} (limit ${limit.toFixed(3)}): ${distance < limit ? 'no measurable separation' : 'SEPARATED'}`,
    )
  }
  await settled()
})

import { createTableContest } from './parsers/table-contest.ts'
import { createXmlContest } from './parsers/xml-contest.ts'
import { createZipContest } from './parsers/zip-contest.ts'

// Compares our parsers with equivalent libraries: `npm run bench -- parsers --peers`.
// Our parser and the library take turns in one process so that other load on the
// machine affects both alike. Each output line shows both median times and their ratio.
const rounds = 11

for (const createContest of [createTableContest, createXmlContest, createZipContest]) {
  const { title, ours, theirs } = await createContest()
  const times = { ours: [] as number[], theirs: [] as number[] }
  let counts = { ours: 0, theirs: 0 }
  for (let round = 0; round <= rounds; round += 1) {
    const [own, other] = [await time(ours), await time(theirs)]
    counts = { ours: own.count, theirs: other.count }
    // The first round is a warm-up.
    if (round === 0) continue
    times.ours.push(own.milliseconds)
    times.theirs.push(other.milliseconds)
  }
  if (counts.ours !== counts.theirs)
    throw new Error(`${title}: ours found ${counts.ours}, the library ${counts.theirs}`)
  const [own, other] = [toMedian(times.ours), toMedian(times.theirs)]
  console.log(
    `${title.padEnd(32)} ours ${Math.round(own)} ms, library ${Math.round(other)} ms: ${(other / own).toFixed(2)} times`,
  )
}

async function time(run: () => Promise<number>) {
  const begin = process.cpuUsage()
  const count = await run()
  const { user, system } = process.cpuUsage(begin)
  return { count, milliseconds: (user + system) / 1_000 }
}

function toMedian(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

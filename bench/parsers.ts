import { createTableContest } from './parsers/table-contest.ts'
import { createXmlContest } from './parsers/xml-contest.ts'
import { createZipContest } from './parsers/zip-contest.ts'

// Compares our parsers with libraries that do the same. Run `npm run bench -- parsers --peers`. Both
// sides take turns in one process, so that the load of the machine affects them alike; a line has
// the median time of each and what the library costs in comparison.
const rounds = 11

for (const createContest of [createTableContest, createXmlContest, createZipContest]) {
  const { title, ours, theirs } = await createContest()
  const times = { ours: [] as number[], theirs: [] as number[] }
  let counts = { ours: 0, theirs: 0 }
  for (let round = 0; round <= rounds; round += 1) {
    const [own, other] = [await time(ours), await time(theirs)]
    counts = { ours: own.count, theirs: other.count }
    // The first round warms up.
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

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getPercentile } from './percentile.ts'

/** What kept the main thread from its other work, p99 and longest, in milliseconds. */
export interface Blocked {
  /** How late a timer was, which is also the time that other processes had the core. */
  late: [p99: number, longest: number]
  /** The CPU time of the thread between two ticks of a timer, which is only its own work. */
  busy: [p99: number, longest: number]
}

/** Watches the main thread until the returned function is called. */
export function watchMainThread(): () => Blocked {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const spent: number[] = []
  let before = process.threadCpuUsage()
  const tick = () => {
    const { user, system } = process.threadCpuUsage(before)
    spent.push((user + system) / 1_000)
    before = process.threadCpuUsage()
  }
  const timer = setInterval(tick, 1)
  return () => {
    delay.disable()
    clearInterval(timer)
    tick()
    return {
      late: [delay.percentile(99) / 1e6, delay.max / 1e6],
      busy: [getPercentile(spent, 0.99), Math.max(...spent)],
    }
  }
}

export function formatBlocked({ late, busy }: Blocked): string {
  const format = ([p99, longest]: [number, number]) => `${p99.toFixed(1)} / ${longest.toFixed(1)}`
  return `late ${format(late)}, busy ${format(busy)} ms`
}

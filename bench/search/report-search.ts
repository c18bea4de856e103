import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { engineKinds } from '../engines/engine-kinds.ts'
import { formatTable } from '../format-table.ts'
import type { EngineFigures, Timing } from './measure-engine.ts'
import { queryKinds, toRepeated } from './query-mix.ts'

/** Each engine's figures at one size, or the reason that it has none. */
export type SizeFigures = Map<string, EngineFigures | string>

/** Formats a Markdown table for one size; the other engines are also given as multiples of ours. */
export function formatSize(products: number, figures: SizeFigures): string {
  const kinds = engineKinds.filter(({ id }) => figures.has(id))
  const ours = toFigures(figures.get('ours'))
  const rows: [string, (figures: EngineFigures) => string][] = [
    ['build', toCell(ours, of => of.buildSeconds, formatSeconds)],
    ['memory', toCell(ours, of => of.megabytes, formatMegabytes)],
    ...[
      ...queryKinds.flatMap(({ name }) => [name, toRepeated(name)]),
      'suggestions',
      'all kinds together',
    ]
      .filter(name => ours === undefined || findTiming(ours, name) !== undefined)
      .map((name): [string, (of: EngineFigures) => string] => [
        name,
        of => formatTiming(findTiming(of, name), ours && findTiming(ours, name)),
      ]),
  ]
  const lines = rows.map(([name, format]) => [
    name,
    ...kinds.map(({ id }) => {
      const own = toFigures(figures.get(id))
      return own ? format(own) : '–'
    }),
  ])
  const table = formatTable(
    [`${formatQuantity(products, 'product')}`, ...kinds.map(({ name }) => name)],
    lines,
  )
  const notes = kinds.map(({ id, name, note }) => {
    const why = figures.get(id)
    return `- ${name}: ${typeof why === 'string' ? why : note}`
  })
  return [table, ...notes, formatFound(figures)].join('\n')
}

/** The figures of an index behind its worker thread, or the reason that there are none. */
export type ServingFigures = [what: string, figure: string][] | string

/** Formats the figures of the index behind its worker thread, a column for each place of the index. */
export function formatServing(products: number, places: Record<string, ServingFigures>): string {
  const columns = Object.values(places)
  const labels = columns.find(figures => typeof figures !== 'string') ?? [['none', '']]
  return formatTable(
    [`In the worker thread, ${formatQuantity(products, 'product')}`, ...Object.keys(places)],
    labels.map(([what], at) => [
      what,
      ...columns.map(figures => (typeof figures === 'string' ? figures : (figures[at]?.[1] ?? ''))),
    ]),
  )
}

/** Formats how much slower each engine gets when there are ten times as many products. */
export function formatGrowth(bySize: Map<number, SizeFigures>): string {
  const sizes = [...bySize.keys()]
  const steps = sizes.slice(1).map((size, at) => [sizes[at] ?? 0, size] as const)
  const lines = engineKinds.map(({ id, name }) => [
    name,
    ...steps.map(([from, to]) => {
      const [small, large] = [from, to].map(size => toFigures(bySize.get(size)?.get(id)))
      if (!small || !large) return '–'
      const growth = queryKinds.flatMap(({ name }) => {
        const [before, after] = [small.timings[name], large.timings[name]]
        return before && after ? [after.p50 / before.p50] : []
      })
      return `× ${getMean(growth).toFixed(1)}`
    }),
  ])
  const heads = steps.map(([from, to]) => `${formatWholeCount(from)} → ${formatWholeCount(to)}`)
  return formatTable(['p50 grows (geometric mean of all kinds)', ...heads], lines)
}

function toFigures(figures: EngineFigures | string | undefined): EngineFigures | undefined {
  return typeof figures === 'string' ? undefined : figures
}

function findTiming(figures: EngineFigures, name: string): Timing | undefined {
  if (name === 'all kinds together') return figures.mix
  return name === 'suggestions' ? figures.suggestions : figures.timings[name]
}

function toCell(
  ours: EngineFigures | undefined,
  read: (figures: EngineFigures) => number,
  format: (value: number) => string,
) {
  return (figures: EngineFigures) =>
    ours && figures !== ours
      ? `${format(read(figures))} (× ${formatRatio(read(figures) / read(ours))})`
      : format(read(figures))
}

function formatTiming(timing: Timing | undefined, ours: Timing | undefined): string {
  if (!timing) return '–'
  const times = `${formatMs(timing.p50)} / ${formatMs(timing.p99)}`
  return ours && ours !== timing
    ? `${times} (× ${formatRatio(timing.p50 / ours.p50)})`
    : `${times} ms`
}

function formatFound(figures: SizeFigures): string {
  const lines = queryKinds.map(({ name }) => {
    const counts = [...figures].flatMap(([id, own]) => {
      const count = toFigures(own)?.found[name]
      return count === undefined ? [] : [`${id} ${formatWholeCount(count)}`]
    })
    return `${name}: ${counts.join(', ')}`
  })
  return `- Found by the first query of each kind (ours counts cards, the others offers): ${lines.join('; ')}.`
}

function getMean(values: number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
}

const formatSeconds = (seconds: number) => `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`
const formatMegabytes = (megabytes: number) => `${formatWholeCount(Math.round(megabytes))} MB`
const formatMs = (ms: number) => (ms < 1 ? ms.toFixed(2) : ms < 100 ? ms.toFixed(1) : ms.toFixed(0))
const formatRatio = (ratio: number) => (ratio < 10 ? ratio.toFixed(1) : ratio.toFixed(0))

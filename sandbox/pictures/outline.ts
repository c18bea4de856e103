/** A straight line to a point, or a cubic curve: two control points and an end point. */
export type Step =
  | [x: number, y: number]
  | [c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number]
export type Point = readonly [x: number, y: number]

/** Returns a closed path. */
export function outline([x, y]: Point, steps: readonly Step[]): string {
  return `M${round(x)} ${round(y)}${steps.map(formatStep).join('')}Z`
}

/**
 * Completes the right half of a path with its mirror image to a closed path. The half
 * consists of absolute M, L and C commands, and starts and ends on the center line.
 */
export function symmetric(half: string): string {
  const [start, ...steps] = parsePath(half)
  const points = [start, ...steps].map(end)
  const back = steps
    .map((step, index): Step => {
      const [x, y] = points[index] ?? [0, 0]
      return step.length === 2 ? [-x, y] : [-step[2], step[3], -step[0], step[1], -x, y]
    })
    .reverse()
  const [x, y] = points.at(-1) ?? [0, 0]
  const across: Step[] = x === 0 ? [] : [[-x, y]]
  return outline(end(start), [...steps, ...across, ...back])
}

function parsePath(path: string): [Step, ...Step[]] {
  const steps = path.split(/[MLC]/).slice(1)
  return steps.map(step =>
    step
      .trim()
      .split(/[\s,]+/)
      .map(Number),
  ) as [Step, ...Step[]]
}

/** Mirrors a path of absolute commands (M L H V C Q) at the center line. */
export function mirror(path: string): string {
  return path.replaceAll(/([MLHCQ])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    const values = numbers.trim().split(/[\s,]+/)
    const flipped = values.map((value, i) => (i % 2 ? value : -Number(value)))
    return `${command}${flipped.join(' ')}`
  })
}

/** Draws a path twice: mirrored on the left, then on the right. */
export function both(path: string, draw = (path: string) => path): string {
  return draw(mirror(path)) + draw(path)
}

export function each<Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => string,
): string {
  return items.map(draw).join('')
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Returns a smooth curve through the points (Catmull-Rom). */
export function smooth(points: readonly Point[], isClosed = false): string {
  const count = points.length
  const at = (index: number): Point => {
    const place = isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)
    return points[place] ?? [0, 0]
  }
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path += formatStep([
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ])
  }
  return isClosed ? `${path}Z` : path
}

/**
 * Returns the outline of a fold, which is widest in the
 * middle, pointed at both ends and bent to one side.
 */
export function taper(from: Point, to: Point, width: number, bend = 0): string {
  const [x1, y1] = from
  const [x2, y2] = to
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length]
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const through = (offset: number, x: number, y: number) =>
    `Q${[mx + nx * offset, my + ny * offset, x, y].map(round).join(' ')}`
  const [there, back] = [through(bend + width, x2, y2), through(bend - width, x1, y1)]
  return `M${round(x1)} ${round(y1)}${there}${back}Z`
}

export function rectangle(
  left: number,
  top: number,
  width: number,
  height: number,
  radius = 0,
): string {
  const r = Math.min(radius, width / 2, height / 2)
  const [x2, y2] = [left + width, top + height]
  if (r <= 0) return `M${round(left)} ${round(top)}H${round(x2)}V${round(y2)}H${round(left)}Z`
  const arc = (x: number, y: number) => `A${round(r)} ${round(r)} 0 0 1 ${round(x)} ${round(y)}`
  const right = `M${round(left + r)} ${round(top)}H${round(x2 - r)}${arc(x2, top + r)}`
  const bottom = `V${round(y2 - r)}${arc(x2 - r, y2)}H${round(left + r)}${arc(left, y2 - r)}`
  return `${right}${bottom}V${round(top + r)}${arc(left + r, top)}Z`
}

/** Returns a rectangle centered on x = 0. */
export function block(half: number, top: number, bottom: number, radius = 0): string {
  return rectangle(-half, top, 2 * half, bottom - top, radius)
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const arc = `a${round(rx)} ${round(ry)} 0 1 0`
  return `M${round(x - rx)} ${round(y)}${arc} ${round(2 * rx)} 0${arc} ${round(-2 * rx)} 0Z`
}

function end(step: Step): Point {
  return step.length === 2 ? step : [step[4], step[5]]
}

function formatStep(step: Step): string {
  return `${step.length === 2 ? 'L' : 'C'}${step.map(round).join(' ')}`
}

/** Rounds to a tenth of a unit, which shortens the SVG; finer differences are invisible. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export type Point = readonly [x: number, y: number]

/**
 * Closes a path by adding the mirror image of its right half. The half consists
 * of absolute M, L and C commands and starts at one end of the center line.
 */
export function symmetric(half: string): string {
  const commands = half.match(/[LC]/g) ?? []
  const numbers = half.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? []
  const right: number[][] = []
  for (let i = 0; i < numbers.length; i += 2) right.push(numbers.slice(i, i + 2))
  const left = right.map(([x = 0, y = 0]) => [-x, y]).reverse()
  const draw = (command: string, points: number[][]) =>
    command +
    points
      .splice(0, command === 'C' ? 3 : 1)
      .flat()
      .map(round)
      .join(' ')
  const there = ['M', ...commands].map(command => draw(command, right))
  const back = ['L', ...commands.reverse()].map(command => draw(command, left))
  return `${[...there, ...back].join('')}Z`
}

/** Mirrors a path of absolute commands (M L H V C Q) across the center line. */
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
export function smooth(points: readonly Point[]): string {
  const curves = points.map((to, i) => {
    const from = points[i - 1]
    if (!from) return `M${to.map(round).join(' ')}`
    const [before, after] = [points[i - 2] ?? from, points[i + 1] ?? to]
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...leave, ...arrive, ...to].map(round).join(' ')}`
  })
  return curves.join('')
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
  const r = round(Math.min(radius, width / 2, height / 2))
  const [x, y] = [round(left), round(top)]
  if (r <= 0) return `M${x} ${y}H${round(left + width)}V${round(top + height)}H${x}Z`
  const [w, h] = [round(width - 2 * r), round(height - 2 * r)]
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const right = `M${round(x + r)} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}`
  return `${right}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}Z`
}

/** Returns a rectangle centered on x = 0. */
export function block(half: number, top: number, bottom: number, radius = 0): string {
  return rectangle(-half, top, 2 * half, bottom - top, radius)
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const arc = `a${round(rx)} ${round(ry)} 0 1 0`
  return `M${round(x - rx)} ${round(y)}${arc} ${round(2 * rx)} 0${arc} ${round(-2 * rx)} 0Z`
}

/** Rounds to a tenth of a unit, which shortens the SVG; finer differences are invisible. */
export const round = (value: number): number => Math.round(value * 10) / 10

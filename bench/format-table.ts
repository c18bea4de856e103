/** Formats a Markdown table whose columns are also aligned as plain text. */
export function formatTable(head: string[], lines: string[][]): string {
  const widths = head.map((title, at) =>
    Math.max(title.length, ...lines.map(line => line[at]?.length ?? 0)),
  )
  const format = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [format(head), format(widths.map(width => '-'.repeat(width))), ...lines.map(format)].join(
    '\n',
  )
}

/**
 * Returns the lines of a table in a template string. A line
 * that begins with a space continues the one before it.
 */
export function toTableLines(table: string): string[] {
  return table
    .trim()
    .replace(/\n +/g, ' ')
    .split('\n')
    .filter(line => line !== '')
}

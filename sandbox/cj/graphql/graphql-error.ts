/** One entry of `errors`; `at` is an offset in the document, reported as line and column. */
export class GraphqlError extends Error {
  at: number | undefined
  path: (string | number)[] | undefined

  constructor(message: string, at?: number, path?: (string | number)[]) {
    super(message)
    this.at = at
    this.path = path
  }
}

export function toErrorJson(error: GraphqlError, document: string): object {
  return {
    message: error.message,
    ...(error.at !== undefined && { locations: [toLocation(document, error.at)] }),
    ...(error.path && { path: error.path }),
  }
}

function toLocation(document: string, at: number): { line: number; column: number } {
  const before = document.slice(0, at).split(/\r\n|\n|\r/)
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

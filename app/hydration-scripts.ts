import { hydrationContext } from '#app/ui/navigation/router-internals.ts'

/**
 * Formats the scripts that pass the loaders' data to React Router in the
 * browser. React Router's own component writes the same scripts but
 * suspends while doing so, which only React's streaming renderer supports.
 */
export function formatHydrationScripts(data: string, mark: string): string {
  const encoded = escapeForScript(JSON.stringify(data))
  return (
    `<script nonce="${mark}">window.${hydrationContext}.streamController.enqueue(${encoded});` +
    `window.${hydrationContext}.streamController.close();</script>`
  )
}

const escapes = new Map(
  Object.entries({
    '<': '\\u003c',
    '\u2028': '\\u2028',
    '\u2029': '\\u2029',
  }),
)

/** Prevents catalogue text from closing the script or opening a comment in it. */
function escapeForScript(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, character => escapes.get(character) ?? character)
}

/** Puts a text in quotation marks, in which search corrects no spelling. */
export function quoteText(text: string): string {
  return `"${text.replaceAll('"', '')}"`
}

/** Removes the quotation marks around a whole text. */
export function unquoteText(text: string): string {
  return /^"([^"]*)"$/.exec(text)?.[1] ?? text
}

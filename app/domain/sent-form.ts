/** The outcome of a form that a shopper sent; `error` is shown to them. */
export type SentForm = { isDone: true } | { error: string }

/**
 * How long we keep what the privacy policy says we delete, in days. The job
 * `delete-expired` deletes it once a day, and the policy's text states the same numbers.
 */
export const retentionDays = {
  /** An account whose address nobody has confirmed. */
  unconfirmedAccount: 7,
  /** A session after it has ended by itself. */
  expiredSession: 1,
  /** A link in an email after it has expired. */
  expiredLink: 7,
  /**
   * An email after it was sent, or after it was written if the mail server never accepted it. Must
   * be longer than events wait for a digest, which would otherwise report them again.
   */
  email: 30,
} as const

/** The values that company pages may use as placeholders: `{{email_days}}`. */
export const retentionValues: Readonly<Record<string, string>> = {
  unconfirmed_account_days: String(retentionDays.unconfirmedAccount),
  expired_session_days: String(retentionDays.expiredSession),
  email_days: String(retentionDays.email),
}

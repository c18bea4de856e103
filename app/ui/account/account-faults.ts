/** The message shown to shoppers for each error. */
const messages = {
  'wrong-password': 'The email or password is wrong.',
  'not-verified': 'Confirm your email first. We’ve sent you a new link.',
  'too-many-attempts': 'Too many attempts. Wait a few minutes, then try again.',
  'invalid-link': 'This link doesn’t work or was already used. Request a new one.',
  'expired-link': 'This link has expired. Request a new one.',
  'photo-type': 'Choose a JPEG, PNG, WebP or AVIF photo.',
  'photo-size': 'This photo is over 10 MB. Choose a smaller one.',
  'photo-pixels': 'This photo has too many pixels. Choose a smaller one.',
  'photo-busy': 'Another photo is still being read. Try again in a moment.',
  'photo-broken': 'This photo can’t be read. Try another one.',
  'stale-session': 'Log out, log back in, and try again.',
  'oauth-failed': 'That didn’t work. Try again, or use your email and password.',
  'oauth-unconfirmed':
    'Check your email. If you’re new here, we’ve sent you a link to confirm it. If you already have an account, log in with your password.',
  'weak-password': 'Use 8 to 128 characters for the password.',
} as const

export type FaultName = keyof typeof messages

/** Returns the error in a URL, if any. */
export function parseFault(text: string | null): FaultName | undefined {
  return Object.keys(messages).find((name): name is FaultName => name === text)
}

export function getFaultMessage(fault: FaultName): string {
  return messages[fault]
}

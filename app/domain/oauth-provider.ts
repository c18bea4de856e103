/** The sites that shoppers can log in with, and their names. */
export const oauthProviderNames = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
} as const

export type OAuthProvider = keyof typeof oauthProviderNames

export function isOAuthProvider(text: string): text is OAuthProvider {
  return Object.hasOwn(oauthProviderNames, text)
}

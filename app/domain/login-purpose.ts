/** Why a visitor was asked to log in. */
export const loginPurposes = ['save', 'alert', 'search'] as const
export type LoginPurpose = (typeof loginPurposes)[number]

/** Returns the purpose in a URL, if it has one. */
export function parseLoginPurpose(search: URLSearchParams): LoginPurpose | undefined {
  return loginPurposes.find(purpose => purpose === search.get('for'))
}

/** The signed-in user's data for pages. */
export interface User {
  id: string
  email: string
  /** True once the user has confirmed the address by following an emailed link. */
  emailVerified: boolean
  /** May be empty; use `getDisplayName` for display. */
  name: string
  /** The path of the photo. */
  picture?: string
  role: 'shopper' | 'admin'
}

/** Returns the user's name or, if it is empty, the part of the address before the @. */
export function getDisplayName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name.trim() || email.slice(0, Math.max(email.lastIndexOf('@'), 0)) || email
}

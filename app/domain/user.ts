/** The signed-in user, as pages see them. */
export interface User {
  id: string
  email: string
  /** True once a link mailed to the address has been followed. */
  emailVerified: boolean
  /** May be empty: `getDisplayName` has what to show. */
  name: string
  /** Path of the photo. */
  picture?: string
  role: 'shopper' | 'admin'
}

/** The name, else the part of the address before the @. */
export function getDisplayName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name.trim() || email.slice(0, Math.max(email.lastIndexOf('@'), 0)) || email
}

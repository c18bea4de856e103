import { createContext, use } from 'react'
import type { User } from '#app/domain/user.ts'

/** The signed-in user, for components deep inside a page. */
export const UserContext = createContext<User | undefined>(undefined)

export function useUser(): User | undefined {
  return use(UserContext)
}

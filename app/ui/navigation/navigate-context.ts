import { createContext } from 'react'
import type { NavigateFunction } from 'react-router'

/**
 * React Router's `navigate`, for absolute paths. The page provides it to the components that a list
 * renders a hundred times, because `useNavigate` itself takes several hooks.
 */
export const NavigateContext = createContext<NavigateFunction>(() => {
  throw new Error('Only components below Page can navigate.')
})

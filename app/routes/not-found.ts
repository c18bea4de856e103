import { data } from 'react-router'

export function loader() {
  throw data('This page could not be found', { status: 404 })
}

/** Handles every path that no other route matches. */
export const action = loader

export default function NotFound() {
  return null
}

import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useSavedRevision } from '../saved/saved-products.ts'

/** Reloads the page if products have been saved or removed since the revision that it shows. */
export function useFreshSaved(revision: number): void {
  const { state, revalidate } = useRevalidator()
  const latest = useSavedRevision()
  useEffect(() => {
    if (latest > revision && state === 'idle') void revalidate()
  }, [latest, revision, state, revalidate])
}

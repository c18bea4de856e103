import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { sizeKey } from '#app/domain/urls/links.ts'
import type { ShownSize } from '#app/pages/shown-size.ts'

const storageKey = 'chosen-sizes'
/** Enough for letters, numbers, waists and shoes. */
const maxChosen = 8

/** Puts a size first among the chosen ones; without one, removes the size that was selected. */
export function changeChosen(
  chosen: readonly string[],
  name: string | undefined,
  selected?: string,
): string[] {
  const others = chosen.filter(other => other !== (name ?? selected))
  return name === undefined ? others : [name, ...others].slice(0, maxChosen)
}

/** Finds the size to select: the one chosen last that the product has and that is not sold out. */
export function findChosen(
  sizes: readonly ShownSize[],
  chosen: readonly string[],
): string | undefined {
  return chosen.find(name => sizes.some(size => size.name === name && !size.isSoldOut))
}

/**
 * Returns the selected size of a product and a function that selects one. It starts with the size
 * in the page's URL, where a click without JavaScript puts it. The sizes chosen last are
 * remembered in the browser alone.
 */
export function useChosenSize(sizes: readonly ShownSize[]) {
  const requested = new URLSearchParams(useLocation().search).get(sizeKey)
  const known = sizes.find(({ name }) => name === requested)?.name
  const [selected, setSelected] = useState(known)
  // An effect, because the server does not know what the browser remembers.
  useEffect(() => setSelected(known ?? findChosen(sizes, readChosen())), [sizes, known])
  const select = (name: string | undefined) => {
    setSelected(name)
    storeChosen(changeChosen(readChosen(), name, selected))
  }
  return [selected, select] as const
}

/** Returns the sizes chosen last in this browser, latest first. */
export function readChosen(): string[] {
  try {
    return (localStorage.getItem(storageKey) ?? '').split('\n', maxChosen).filter(Boolean)
  } catch {
    return []
  }
}

export function forgetChosen(): void {
  storeChosen([])
}

function storeChosen(chosen: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, chosen.join('\n'))
  } catch {
    // Storage is full or blocked, so nothing is stored.
  }
}

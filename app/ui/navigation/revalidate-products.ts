import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { choicePaths } from '#app/domain/urls/links.ts'

/**
 * Revalidates products only if the URL changes, because
 * display choices and open dialogs do not affect them.
 */
export function shouldRevalidateProducts(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formAction, defaultShouldRevalidate } = args
  const isChoice = formAction !== undefined && choicePaths.includes(formAction)
  return !isChoice && currentUrl.href !== nextUrl.href && defaultShouldRevalidate
}

import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { themePath } from '#app/domain/links.ts'

/** A page's products change with its address: not with the theme, nor when something opens or closes over the page. */
export function shouldRevalidateProducts(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formAction, defaultShouldRevalidate } = args
  return formAction !== themePath && currentUrl.href !== nextUrl.href && defaultShouldRevalidate
}

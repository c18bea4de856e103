import { redirect } from 'react-router'
import { homePath } from '#app/domain/urls/links.ts'
import { cardsPerRowChoice, saveChoice } from '#app/requests/remembered-choice.server.ts'
import type { Route } from './+types/cards-per-row.ts'

/** Stores the number of cards per row on phones. */
export function action({ request }: Route.ActionArgs) {
  return saveChoice(cardsPerRowChoice, request)
}

export function loader() {
  return redirect(homePath)
}

export default function CardsPerRow() {
  return null
}

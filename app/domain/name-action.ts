/** Names what a shopper does with an offer: "Buy", or "Rent" for a rental. */
export function nameAction({ isRental = false }: { isRental?: boolean | undefined }): string {
  return isRental ? 'Rent' : 'Buy'
}

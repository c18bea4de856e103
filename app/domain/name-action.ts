/** What shoppers do with an offer: "Buy", or "Rent" what they give back. */
export function nameAction({ isRental = false }: { isRental?: boolean | undefined }): string {
  return isRental ? 'Rent' : 'Buy'
}

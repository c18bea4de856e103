/**
 * Continues a search field within a page in the header's field, which has the suggestions: in narrow
 * windows in its sheet, because below the field they would be behind the phone's keyboard. The header's
 * field takes over what was typed. Spread on an `input`.
 */
export const movesToSiteSearch = {
  onClick({ currentTarget }: { currentTarget: HTMLInputElement }) {
    moveToSiteSearch(currentTarget, true)
  },
  onInput({ currentTarget, nativeEvent }: React.InputEvent<HTMLInputElement>) {
    // An input method loses a character that moves before it is complete.
    if (!nativeEvent.isComposing) moveToSiteSearch(currentTarget)
  },
  onCompositionEnd({ currentTarget }: React.CompositionEvent<HTMLInputElement>) {
    moveToSiteSearch(currentTarget)
  },
}

function moveToSiteSearch(field: HTMLInputElement, isTouch = false): void {
  // Found by selector: importing its id would split the search box out of the root chunk.
  const sheet = document.querySelector<HTMLElement>('search[popover]')
  const input = sheet?.querySelector('input')
  if (!sheet || !input) return
  // In wide windows the header shows its field anyway, and only typing moves there.
  const isSheet = getComputedStyle(sheet).position === 'fixed'
  if (isSheet) sheet.togglePopover(true)
  else if (isTouch) return
  // At once, while the phone still takes it for the shopper's own touch and keeps its keyboard.
  input.focus()
  if (field.value === '') return
  // React overlooks an event of a field whose `value` was assigned.
  input.setRangeText(field.value, 0, input.value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  field.value = ''
}

/**
 * Opens the header's sheet, which has the suggestions, in place of a search field within a narrow page,
 * whose own suggestions would be behind the phone's keyboard. The sheet takes over what was typed.
 * Wide windows have no sheet, and pages there need no second field.
 */
export function moveToSiteSearch(field: HTMLInputElement): void {
  // Found by selector: importing its id would split the search box out of the root chunk.
  const sheet = document.querySelector<HTMLElement>('search[popover]')
  const input = sheet?.querySelector('input')
  if (!sheet || !input) return
  sheet.togglePopover(true)
  // At once, while the phone still takes it for the shopper's own touch and keeps its keyboard.
  input.focus()
  if (field.value === '') return
  // React overlooks an event of a field whose `value` was assigned.
  input.setRangeText(field.value, 0, input.value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  field.value = ''
}

/** Opens the suggestions of a field that somebody has typed in while its island woke, as a press on the field does. */
export function openTyped(island: HTMLElement): void {
  const field = island.querySelector<HTMLInputElement>("input[role=combobox]");
  if (field !== null && field === document.activeElement && field.value !== "") field.click();
}

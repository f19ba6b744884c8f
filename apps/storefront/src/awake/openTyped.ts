import { comboboxMarks, findMarked } from "@torg/ui/wire";

/** Opens the suggestions of a field that somebody has typed in while its island woke, as a press on the field does. */
export function openTyped(island: HTMLElement): void {
  const field = findMarked(island, comboboxMarks.field);
  if (field instanceof HTMLInputElement && field === document.activeElement && field.value !== "") field.click();
}

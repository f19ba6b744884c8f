import { comboboxMarks, findMarked } from "@torg/ui/wire";

/**
 * Opens the suggestions of a field that the visitor used while its island was still waking: one that has text, or was
 * pressed and still has the pointer on it.
 */
export function openTyped(island: HTMLElement): void {
  const field = findMarked(island, comboboxMarks.field);
  if (!(field instanceof HTMLInputElement) || field !== document.activeElement) return;
  const isPressed = field.matches(":hover") || window.matchMedia("(pointer: coarse)").matches;
  if (field.value !== "" || isPressed) field.click();
}

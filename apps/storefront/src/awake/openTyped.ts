import { comboboxMarks, findMarked } from "@torg/ui/wire";

/**
 * Opens what a press on a field opens, for somebody who has typed in it while its island woke, or has pressed it and is
 * still there with finger or pointer.
 */
export function openTyped(island: HTMLElement): void {
  const field = findMarked(island, comboboxMarks.field);
  if (!(field instanceof HTMLInputElement) || field !== document.activeElement) return;
  const isPressed = field.matches(":hover") || window.matchMedia("(pointer: coarse)").matches;
  if (field.value !== "" || isPressed) field.click();
}

/**
 * The text announced at the focus: that of the focused element, such as a block, and of its description, such as for a
 * field.
 */
export function saidAtFocus(): string {
  const { activeElement: focused } = document;
  const ids = focused?.getAttribute("aria-describedby")?.split(" ") ?? [];
  return [focused, ...ids.map((id) => document.getElementById(id))].map((part) => part?.textContent ?? "").join(" ");
}

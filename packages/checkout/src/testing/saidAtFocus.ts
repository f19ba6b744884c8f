/** What is said where the focus is: by what has it, such as a block, or by what describes that, such as a field. */
export function saidAtFocus(): string {
  const { activeElement: focused } = document;
  const ids = focused?.getAttribute("aria-describedby")?.split(" ") ?? [];
  return [focused, ...ids.map((id) => document.getElementById(id))].map((part) => part?.textContent ?? "").join(" ");
}

/** Opens every `<details>` around an element, from the innermost out, so that it can be seen and focused. */
export function openEnclosingDetails(element: Element): void {
  for (let box = element.closest("details"); box; box = box.parentElement?.closest("details") ?? null) box.open = true;
}

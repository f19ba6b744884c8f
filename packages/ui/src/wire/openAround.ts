/** Opens every box (`<details>`) that an element stands in, from the innermost on, so that it can be seen and focused. */
export function openAround(element: Element): void {
  for (let box = element.closest("details"); box; box = box.parentElement?.closest("details") ?? null) box.open = true;
}

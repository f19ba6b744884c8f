/**
 * Marks what gets the focus when its panel opens. React writes the attribute on a server, but in a browser it would
 * move the focus at once instead.
 */
export function markAutofocus(heading: HTMLElement | null): void {
  heading?.setAttribute("autofocus", "");
}

/**
 * Sets `autofocus` on the element to focus when its panel opens. React renders the attribute on a server, but in a
 * browser it would focus the element at once instead.
 */
export function markAutofocus(heading: HTMLElement | null): void {
  heading?.setAttribute("autofocus", "");
}

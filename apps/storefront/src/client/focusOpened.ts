/**
 * Opens a box by its summary with the focus in its field that is marked with `data-opened`, also before its script is
 * there: what is typed at once goes where it is meant to.
 */
export function focusOpened(): void {
  document.addEventListener("click", (event) => {
    const box = event.target instanceof Element ? event.target.closest("summary")?.parentElement : null;
    const field = box?.querySelector<HTMLElement>("[data-opened]");
    if (!field || !(box instanceof HTMLDetailsElement) || box.open) return;
    event.preventDefault();
    box.open = true;
    field.focus();
  });
}

/** Makes everything beside an element, and beside what it lies in, answer nobody; or answer again. */
function isolate(panel: HTMLElement, isOpen: boolean): void {
  for (let part = panel; part !== document.body && part.parentElement; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      if (other !== part && other instanceof HTMLElement) other.inert = isOpen;
    }
  }
}

/** Makes a popover a modal dialog while it is open, and what it was before once it closes. */
export function makeModal(panel: HTMLElement, isOpen: boolean): void {
  isolate(panel, isOpen);
  panel.role = isOpen ? "dialog" : null;
  panel.ariaModal = isOpen ? "true" : null;
}

/** Makes all siblings of an element and of its ancestors inert, or interactive again. */
function isolate(panel: HTMLElement, isOpen: boolean): void {
  for (let part = panel; part !== document.body && part.parentElement; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      if (other !== part && other instanceof HTMLElement) other.inert = isOpen;
    }
  }
}

/** Makes a popover a modal dialog while it is open, and reverts that once it closes. */
export function makeModal(panel: HTMLElement, isOpen: boolean): void {
  isolate(panel, isOpen);
  panel.role = isOpen ? "dialog" : null;
  panel.ariaModal = isOpen ? "true" : null;
}

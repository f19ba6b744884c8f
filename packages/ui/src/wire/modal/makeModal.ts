/** Makes all siblings of an element and of its ancestors inert, or interactive again. */
function isolate(panel: HTMLElement, isOpen: boolean): void {
  for (let element = panel; element !== document.body && element.parentElement; element = element.parentElement) {
    for (const sibling of element.parentElement.children) {
      if (sibling !== element && sibling instanceof HTMLElement) sibling.inert = isOpen;
    }
  }
}

/** Makes a popover a modal dialog while it is open, and reverts that once it closes. */
export function makeModal(panel: HTMLElement, isOpen: boolean): void {
  isolate(panel, isOpen);
  panel.role = isOpen ? "dialog" : null;
  panel.ariaModal = isOpen ? "true" : null;
}

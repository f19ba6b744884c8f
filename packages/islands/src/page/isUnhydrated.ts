/** Whether an element belongs to an island that has not been woken yet. */
export const isUnhydrated = (element: Element): boolean => element.closest("[data-island]:not([data-state])") !== null;

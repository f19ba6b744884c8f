/**
 * Makes `details` inside an element that matches `within` behave as menus do: Escape closes the open one and gives the
 * focus back to its summary, and a press elsewhere closes it, too. Opening is the browser's own business.
 */
export function wireMenus(within: string): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>(`${within} details[open]`);
  document.addEventListener("click", ({ target }) => {
    for (const menu of open()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of open()) {
      if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
      menu.open = false;
    }
  });
}

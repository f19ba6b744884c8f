import type { IslandModule } from "@torg/islands/runtime";

/**
 * Fetches the script of the menus when somebody comes near the header; until then, and without it, the browser opens
 * and closes them by itself.
 */
export function wakeMenu(load: () => Promise<IslandModule>): void {
  const header = document.querySelector("header");
  const menu = document.getElementById("meny");
  if (!header || !menu) return;
  for (const button of header.querySelectorAll("[popovertarget]:not([popovertargetaction])"))
    button.setAttribute("aria-expanded", "false");
  let waking: Promise<void> | undefined;
  const wake = () => {
    waking ??= load().then(({ mount }) => mount(menu, () => null), console.error);
  };
  for (const intent of ["pointerover", "touchstart", "focusin"])
    header.addEventListener(intent, wake, { once: true, passive: true });
}

/** Milliseconds that a pointer must rest before a flyout opens. */
export const hoverDelay = 300;

/** The panels of a small screen; at most one is open. */
export type Panel = "menu" | "filters" | "cart";

/** The open panel after a press on one: it opens and replaces any other, or closes if it was open. */
export function togglePanel(open: Panel | null, pressed: Panel): Panel | null {
  return open === pressed ? null : pressed;
}

/** The name of a first-level category, with the shop's prefix. */
export function firstLevelName(name: string, prefix: string): string {
  return prefix === "" ? name : `${prefix} ${name}`;
}

/** The `aria-current` of a menu link: `page` for the page itself, `true` for one below the link's address. */
export function ariaCurrentOf(path: string, address: string): "page" | "true" | undefined {
  if (path.split(/[?#]/)[0] === address) return "page";
  return isWithin(path, address) ? "true" : undefined;
}

/** Whether an address is at or below another, ignoring query and hash. */
export function isWithin(path: string, address: string): boolean {
  const [own = ""] = path.split(/[?#]/);
  return own === address || (address !== "/" && own.startsWith(`${address}/`));
}

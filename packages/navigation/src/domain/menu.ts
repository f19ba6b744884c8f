/** Milliseconds that a pointer rests before a flyout opens. */
export const hoverDelay = 300;

/** The panels of a small screen; at most one is open. */
export type Panel = "menu" | "filters" | "cart";

/** The open panel after a press on one: it opens and closes the others, or closes when it was open. */
export function togglePanel(open: Panel | null, pressed: Panel): Panel | null {
  return open === pressed ? null : pressed;
}

/** The name of a category of the first level, with the shop's prefix before it. */
export function firstLevelName(name: string, prefix: string): string {
  return prefix === "" ? name : `${prefix} ${name}`;
}

/** How a link of the menu marks where the page lies: the page itself, or something below the link's address. */
export function currentMark(path: string, address: string): "page" | "true" | undefined {
  if (path.split(/[?#]/)[0] === address) return "page";
  return isWithin(path, address) ? "true" : undefined;
}

/** Whether an address lies at or below another, query and hash aside. */
export function isWithin(path: string, address: string): boolean {
  const [own = ""] = path.split(/[?#]/);
  return own === address || (address !== "/" && own.startsWith(`${address}/`));
}

/** The storage of a collapsible's state; `localStorage` fits. */
export type OpenStorage = Pick<Storage, "getItem" | "setItem">;

/** Storage key of an open/closed state, by its name. */
export const openKey = (name: string): string => `collapsible.${name}`;

/** Storage key of a collapsible's state. Throws without a name. */
export function collapsibleKey(name: string | undefined): string {
  if (name === undefined || name === "") {
    throw new Error("Collapsible: persist requires a name.");
  }
  return openKey(name);
}

/** The state stored under a key; null if there is none or storage is blocked. */
export function readOpen(storage: () => OpenStorage, key: string): boolean | null {
  try {
    const stored = storage().getItem(key);
    return stored === null ? null : stored === "1";
  } catch {
    return null;
  }
}

/** Stores the state under a key; does nothing if storage is blocked or full. */
export function writeOpen(storage: () => OpenStorage, key: string, open: boolean): void {
  try {
    storage().setItem(key, open ? "1" : "0");
  } catch {
    // Remembering is optional; the collapsible works without storage.
  }
}

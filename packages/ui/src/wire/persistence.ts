/** What a collapsible remembers its state with; `localStorage` fits. */
export type OpenStorage = Pick<Storage, "getItem" | "setItem">;

/** The key that the state of what opens and closes is stored under, by its name. */
export const openKey = (name: string): string => `collapsible.${name}`;

/** The key that the state of a collapsible is stored under. Throws without a name. */
export function collapsibleKey(name: string | undefined): string {
  if (name === undefined || name === "") {
    throw new Error("Collapsible: persist requires a name.");
  }
  return openKey(name);
}

/** The state stored under a key; null when there is none or storage is closed to the page. */
export function readOpen(storage: () => OpenStorage, key: string): boolean | null {
  try {
    const stored = storage().getItem(key);
    return stored === null ? null : stored === "1";
  } catch {
    return null;
  }
}

/** Stores the state under a key; does nothing when storage is closed to the page or full. */
export function writeOpen(storage: () => OpenStorage, key: string, open: boolean): void {
  try {
    storage().setItem(key, open ? "1" : "0");
  } catch {
    // Remembering is a comfort; without storage the collapsible works all the same.
  }
}

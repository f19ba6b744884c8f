/** The part of the browser's storage that is used. Storage that is blocked may throw. */
export interface PositionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The browser's local storage; each use may throw where storage is blocked, and so may only reaching for it. */
export const ownStorage: PositionStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

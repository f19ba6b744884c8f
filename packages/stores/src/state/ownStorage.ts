import type { PositionStorage } from "./createStoreFinderState.ts";

/** The browser's local storage; each use may throw where storage is blocked, and so may only reaching for it. */
export const ownStorage: PositionStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

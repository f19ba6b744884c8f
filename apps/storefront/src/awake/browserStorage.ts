/** The browser's local storage; each use may throw where storage is blocked, and so may only reaching for it. */
export const browserStorage = {
  getItem: (key: string): string | null => window.localStorage.getItem(key),
  setItem: (key: string, value: string): void => window.localStorage.setItem(key, value),
  removeItem: (key: string): void => window.localStorage.removeItem(key),
};

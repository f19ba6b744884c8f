import { useCallback, useSyncExternalStore } from "react";
import { readSection, watchPage } from "../wire/anchor-navigation/readSection.ts";

/** The id of the section that is read now; null on a server, above the first, and for ids that the page has not. */
export function useSectionInView(ids: string): string | null {
  const look = useCallback((): string | null => readSection(ids.split(" ")), [ids]);
  return useSyncExternalStore(watchPage, look, () => null);
}

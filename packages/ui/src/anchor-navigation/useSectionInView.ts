import { useCallback, useSyncExternalStore } from "react";
import { readSection, watchPage } from "../wire/anchor-navigation/readSection.ts";

/** The id of the section in view; null on a server, above the first section, and for ids that are not on the page. */
export function useSectionInView(ids: string): string | null {
  const readCurrent = useCallback((): string | null => readSection(ids.split(" ")), [ids]);
  return useSyncExternalStore(watchPage, readCurrent, () => null);
}

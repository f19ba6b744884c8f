import type { ReactElement } from "react";
import type { Store } from "../../domain/store.ts";
import { openWords } from "../store-card/openWords.ts";
import { useMinute } from "../store-card/useMinute.ts";
import { useStoresTexts } from "../StoresProvider.tsx";

/** Props of StoreOpenNow. */
export interface StoreOpenNowProps {
  readonly store: Pick<Store, "hours">;
}

/**
 * Whether a store is open now and until when, or when it opens. Its line is reserved while the time is unknown, as in
 * cached HTML. Renders nothing if the store has no structured opening hours.
 */
export function StoreOpenNow({ store }: StoreOpenNowProps): ReactElement | null {
  const texts = useStoresTexts();
  const open = openWords(store, useMinute(), texts);
  return open === null ? null : (
    <p className="torg-store-card__open" data-open={open.isOpen ? "" : undefined}>
      {open.words}
    </p>
  );
}

import { useEffect } from "react";
import type { ListingState } from "../../state/createListingState.ts";

/** Milliseconds between attempts: a browser reports that it is online before its connection works. */
const pauses: readonly number[] = [500, 1000, 2000];

/** Requests a choice that got no response again once the browser is online, a few times if that fails too. */
export function useCatchUp(listing: ListingState, isOnline: boolean): void {
  useEffect(() => {
    if (!isOnline) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const attempt = async ([pause, ...later]: readonly number[]): Promise<void> => {
      await listing.catchUp();
      if (isOver || pause === undefined || !listing.getState().isBehind) return;
      timer = setTimeout(() => void attempt(later), pause);
    };
    void attempt(pauses);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [listing, isOnline]);
}

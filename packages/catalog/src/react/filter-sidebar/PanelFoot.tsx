import type { ReactElement } from "react";
import { hasFilters } from "../../domain/filters/filterSelection.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { useCatchUp } from "../hooks/useCatchUp.ts";
import { useIsOnline } from "../hooks/useIsOnline.ts";
import { useListing } from "../hooks/useListing.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of PanelFoot. */
export interface PanelFootProps {
  readonly listing: ListingState;
  /** Whether the filters cover the page, and with it the page's messages. */
  readonly isPanel: boolean;
  /** Whether script has taken over. */
  readonly isLive: boolean;
}

/** The button from the filters to the products, and above it the reason if they do not match the current choice. */
export function PanelFoot({ listing, isPanel, isLive }: PanelFootProps): ReactElement {
  const { filters, listing: texts } = useCatalogTexts();
  const { selection, total, isUnreadable, isBehind } = useListing(listing);
  const isOnline = useIsOnline();
  useCatchUp(listing, isOnline);
  return (
    <div className="torg-filters__foot">
      {/* Not a live region: the page behind announces the same message as an alert. */}
      {isPanel && (isUnreadable || !isOnline) && <p>{isOnline ? texts.unreadable : filters.offline}</p>}
      <button className="torg-button" data-variant="primary" data-wide>
        {filters.applyText(isBehind ? null : total, !isLive || isBehind || hasFilters(selection, listing.own))}
      </button>
    </div>
  );
}

import { useHydrated } from "@torg/ui";
import { isModifiedClick } from "@torg/ui/wire";
import type { MouseEvent, ReactElement } from "react";
import { useStore } from "zustand";
import { compareAddress } from "../../domain/compare/compareAddress.ts";
import type { CompareControls } from "../../state/compareState.ts";
import { useCatalogAddresses, useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of CompareLink. */
export interface CompareLinkProps {
  readonly productId: number;
  readonly controls: CompareControls;
  /** Whether a checkbox beside it does the same, so that the link can be left out of the tab order. */
  readonly hasBox?: boolean;
}

/**
 * A link to the comparison of a product. With script it adds the product in place, confirms it for three seconds, and
 * then becomes a link that removes it again.
 */
export function CompareLink({ productId, controls, hasBox = false }: CompareLinkProps): ReactElement {
  const { compare: texts } = useCatalogTexts();
  const addresses = useCatalogAddresses();
  const { productIds, justAdded, isFull } = useStore(controls);
  const isLive = useHydrated();
  const isCompared = productIds.includes(productId);
  const isJustAdded = justAdded === productId;
  const action = isCompared ? texts.remove : texts.add;
  const isOff = isFull && !isCompared;
  const toggle = (event: MouseEvent): void => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    if (!isOff) void controls.toggle(productId);
  };
  return (
    <a
      className="torg-compare-link"
      href={compareAddress([productId], addresses)}
      rel="nofollow"
      data-added={isJustAdded ? "" : undefined}
      data-wake
      data-hold
      tabIndex={isLive && hasBox ? -1 : undefined}
      aria-disabled={isOff || undefined}
      onClick={isLive ? toggle : undefined}
    >
      {isJustAdded ? texts.justAdded : action}
    </a>
  );
}

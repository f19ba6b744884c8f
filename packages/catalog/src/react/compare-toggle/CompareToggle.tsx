import type { ReactElement } from "react";
import { useState } from "react";
import { useStore } from "zustand";
import type { CompareControls } from "../../state/compareState.ts";
import { compareMarks } from "../../wire/compareMarks.ts";
import { useCatalogSettings, useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { CompareLink } from "./CompareLink.tsx";
import { compareFormId } from "./compareFormId.ts";

/** Props of CompareToggle. */
export interface CompareToggleProps {
  readonly product: { readonly productId: number; readonly name: string };
  readonly controls: CompareControls;
}

/**
 * A checkbox and a link that add a product to the comparison. The checkbox belongs to the page's compare form, which
 * works without script. It is ticked at once, and follows the server as soon as the response arrives.
 */
export function CompareToggle({ product, controls }: CompareToggleProps): ReactElement {
  const { compare: texts } = useCatalogTexts();
  const { compareMax } = useCatalogSettings();
  const { productIds, isFull } = useStore(controls);
  const id = product.productId;
  const isCompared = productIds.includes(id);
  const isOff = isFull && !isCompared;
  const [pendingChoice, setPendingChoice] = useState<boolean | null>(null);
  const toggle = async (): Promise<void> => {
    setPendingChoice(!isCompared);
    await controls.toggle(id);
    setPendingChoice(null);
  };
  return (
    <span className="torg-compare-toggle">
      <label>
        <input
          type="checkbox"
          name="p"
          value={id}
          form={compareFormId}
          data-wire={compareMarks.box}
          data-compare={id}
          aria-label={texts.box(product.name)}
          aria-disabled={isOff || undefined}
          title={isOff ? texts.full(compareMax) : undefined}
          checked={pendingChoice ?? isCompared}
          onChange={() => void (isOff || pendingChoice !== null || toggle())}
        />
        {texts.boxLabel}
      </label>
      <CompareLink productId={id} controls={controls} hasBox />
    </span>
  );
}

import type { ReactElement } from "react";
import { shownDurability, type DurabilityGuarantee } from "../../domain/guarantee.ts";
import { useReturnsTexts } from "../ReturnsProvider.tsx";

/** Props of DurabilityLabel. */
export interface DurabilityLabelProps {
  readonly guarantee: DurabilityGuarantee | null;
}

/**
 * A producer's durability guarantee: the European label if the producer supplied it, with brand, model and years in
 * words. Renders nothing for a guarantee that the label may not show.
 */
export function DurabilityLabel({ guarantee }: DurabilityLabelProps): ReactElement | null {
  const { durability } = useReturnsTexts();
  const shown = shownDurability(guarantee);
  if (shown === null) return null;
  const text = durability(shown);
  return (
    <p>{shown.image === null ? text : <img src={shown.image} alt={text} width="220" height="220" loading="lazy" />}</p>
  );
}

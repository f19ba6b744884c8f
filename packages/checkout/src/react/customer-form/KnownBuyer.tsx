import type { ReactElement, ReactNode } from "react";
import { BlockFold } from "../block-fold/BlockFold.tsx";

/** Props of KnownBuyer. */
export interface KnownBuyerProps {
  /** Who buys, in a line, where all of it is known and nothing is wrong with it; null where something has to be written. */
  readonly known: string | null;
  /** The fields. */
  readonly children: ReactNode;
}

/** The fields of the buyer, folded to a line for whom the shop knows; a press on "change" opens them. */
export function KnownBuyer({ known, children }: KnownBuyerProps): ReactElement {
  return (
    <div className="torg-customer-form__buyer">
      <BlockFold done={known}>
        <div className="torg-customer-form__fields">{children}</div>
      </BlockFold>
    </div>
  );
}

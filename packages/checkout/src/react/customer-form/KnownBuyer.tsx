import type { ReactElement, ReactNode } from "react";
import { BlockFold } from "../block-fold/BlockFold.tsx";

/** Props of KnownBuyer. */
export interface KnownBuyerProps {
  /** The buyer in one line, if all details are known and valid; null if something must be filled in. */
  readonly known: string | null;
  /** The fields. */
  readonly children: ReactNode;
}

/** The buyer's fields, folded to one line for a known customer; "change" opens them. */
export function KnownBuyer({ known, children }: KnownBuyerProps): ReactElement {
  return (
    <div className="torg-customer-form__buyer">
      <BlockFold done={known}>
        <div className="torg-customer-form__fields">{children}</div>
      </BlockFold>
    </div>
  );
}

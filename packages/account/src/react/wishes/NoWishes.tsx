import { heartIcon } from "@torg/ui";
import type { ReactElement } from "react";
import { useAccountContext } from "../AccountProvider.tsx";
import { NothingYet, type WayOn } from "../nothing-yet/NothingYet.tsx";

/** Props of NoWishes. */
export interface NoWishesProps {
  /** Departments of the shop to go on to. Default: none. */
  readonly ways?: readonly WayOn[];
}

/** What stands on the page of wishes while nothing is set aside. */
export function NoWishes({ ways = [] }: NoWishesProps): ReactElement {
  const { texts } = useAccountContext();
  return <NothingYet icon={heartIcon} words={texts.wishes.none} ways={ways} />;
}

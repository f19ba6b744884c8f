import { heartIcon } from "@torg/ui";
import type { ReactElement } from "react";
import { useAccountContext } from "../AccountProvider.tsx";
import { NothingYet } from "../nothing-yet/NothingYet.tsx";

/** The content of an empty wish list. */
export function EmptyWishList(): ReactElement {
  const { texts } = useAccountContext();
  return <NothingYet icon={heartIcon} words={texts.wishes.none} />;
}

import { heartIcon } from "@torg/ui";
import type { ReactElement } from "react";
import { useAccountContext } from "../AccountProvider.tsx";
import { NothingYet } from "../nothing-yet/NothingYet.tsx";

/** What stands on the page of wishes while nothing is set aside. */
export function NoWishes(): ReactElement {
  const { texts } = useAccountContext();
  return <NothingYet icon={heartIcon} words={texts.wishes.none} />;
}

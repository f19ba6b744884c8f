import { sortingPath } from "@torg/format/addresses";
import type { ReactNode } from "react";
import { OwnPageLink, type OwnPageLinkProps } from "./OwnPageLink.tsx";

/** Leads from a listing to how its products are sorted; empty where the shop does not show that page. */
export function SortingNote({ layout }: Pick<OwnPageLinkProps, "layout">): ReactNode {
  return (
    <p className="torg-sorting-note">
      <OwnPageLink layout={layout} path={sortingPath} />
    </p>
  );
}

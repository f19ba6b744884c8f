import { returnsPath } from "@torg/format/addresses";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ReturnsPageData } from "@torg/pages/contract";
import { ReturnsPage as Returns } from "@torg/returns";
import type { ReactNode } from "react";
import { formFlash } from "../flash/formFlash.ts";
import { returns } from "./returns.island.tsx";

/** Props of `ReturnsPage`. */
export interface ReturnsPageProps {
  readonly page: ReturnsPageData;
  readonly settings: ShopSettings;
}

const forms = [`${returnsPath}/find-order`, `${returnsPath}/registrera`];

/** The three ways to return goods or complain, around the island that covers two of them. */
export function ReturnsPage({ page, settings }: ReturnsPageProps): ReactNode {
  const flash = formFlash(page.flash, forms);
  return (
    <Returns receipt={page.receipt} isForm={page.isForm}>
      <returns.Place {...{ page, settings, flash }} />
    </Returns>
  );
}

import { Icon, iconOfStatus } from "@torg/ui";
import type { CSSProperties, ReactElement } from "react";
import type { ListingProduct } from "../../contract/listingProduct.ts";
import { lineOfHtml } from "../line-of-html/lineOfHtml.ts";

/** Props of ProductStatus. */
export interface ProductStatusProps {
  readonly product: Pick<ListingProduct, "statusIcon" | "statusIconColor" | "statusHtml">;
}

/** Whether a product can be had, as its shop says it: an icon in its colour and a line of HTML; nothing without one. */
export function ProductStatus({ product }: ProductStatusProps): ReactElement | null {
  const { statusIcon: name, statusIconColor: color, statusHtml: html } = product;
  if (html === "") return null;
  const icon = iconOfStatus(name);
  const style: CSSProperties & { readonly "--torg-status"?: string } = color === null ? {} : { "--torg-status": color };
  return (
    <p className="torg-product-status">
      {icon === undefined ? (
        <span className="torg-product-status__dot" style={style} />
      ) : (
        <Icon icon={icon} style={style} />
      )}
      <span dangerouslySetInnerHTML={lineOfHtml(html)} />
    </p>
  );
}

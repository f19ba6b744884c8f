import { Icon, iconOfStatus } from "@torg/ui";
import type { CSSProperties, ReactElement } from "react";
import type { ListingProduct } from "../../contract/listingProduct.ts";
import { lineOfHtml } from "../line-of-html/lineOfHtml.ts";

/** Props of ProductStatus. */
export interface ProductStatusProps {
  readonly product: Pick<ListingProduct, "statusIcon" | "statusIconColor" | "statusHtml">;
}

/**
 * The availability of a product in the shop's own words: a coloured icon and a line of HTML; renders nothing without
 * the line.
 */
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

import { Badge, Ribbon } from "@torg/ui";
import type { ReactElement } from "react";
import type { BadgedProduct, DiscountBadgeChoice } from "../../domain/badge.ts";
import { badgeOf } from "../../domain/badge.ts";
import { useCatalogAddresses, useCatalogSettings, useCatalogTexts } from "../provider/CatalogProvider.tsx";

function DiscountMark({ badge }: { readonly badge: DiscountBadgeChoice }): ReactElement {
  const { tile } = useCatalogTexts();
  const { customDiscountPercentageBadge: custom } = useCatalogSettings();
  const text = tile.badgeText(badge);
  const high = badge.isHigh ? "high-amount" : undefined;
  if (badge.image !== null) return <img src={badge.image} alt={text} className={high} width={56} height={56} />;
  const backdrop = custom.active && custom.image !== "" && badge.percent !== null ? custom.image : null;
  return (
    <Badge
      tone="reduced"
      solid
      className={high}
      data-backdrop={backdrop === null ? undefined : ""}
      style={backdrop === null ? undefined : { backgroundImage: `url("${encodeURI(backdrop)}")` }}
    >
      {text}
    </Badge>
  );
}

/** Props of ProductBadge. */
export interface ProductBadgeProps {
  readonly product: BadgedProduct;
}

/** The one badge on a product's picture: its reduction, a ribbon, or nothing. */
export function ProductBadge({ product }: ProductBadgeProps): ReactElement | null {
  const { tile } = useCatalogTexts();
  const addresses = useCatalogAddresses();
  const badge = badgeOf(product, addresses);
  if (badge === null) return null;
  if (badge.kind === "discount") return <DiscountMark badge={badge} />;
  return (
    <Ribbon side={badge.direction === "left" ? "start" : "end"}>
      <img src={badge.image} alt={tile.badgeText(badge)} width={72} height={72} loading="lazy" />
    </Ribbon>
  );
}

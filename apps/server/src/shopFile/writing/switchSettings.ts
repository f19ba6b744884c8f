import type { ShopFile } from "../schema/shopFileSchema.ts";

function catalogSettings(catalog: NonNullable<ShopFile["catalog"]>) {
  const { discountBadge: image = "" } = catalog;
  return {
    hidePriceFilter: !catalog.priceFilter,
    minimumTwoColumnProductGrid: catalog.twoColumnsAtLeast,
    orderedWithTitle: catalog.boughtTogether,
    customDiscountPercentageBadge: { active: image !== "", image },
    levelOneCategoryMenuPrefix: catalog.menuPrefix,
    compareMax: catalog.compareAtMost,
    hideSearch: !catalog.search,
    showLoginLink: catalog.loginLink,
    buyEnabled: catalog.buying,
  };
}

const mapSettings = ({ tiles: tileUrl, ...maps }: NonNullable<ShopFile["maps"]>) => ({ tileUrl, ...maps });

/** The settings of the parts that switch something on or off; a part that is left out keeps its settings. */
export function switchSettings({ catalog, maps, guarantee, returns, checkout }: ShopFile): object {
  return {
    ...(catalog === undefined ? {} : catalogSettings(catalog)),
    ...(maps === undefined ? {} : { maps: mapSettings(maps) }),
    ...(guarantee === undefined
      ? {}
      : {
          legalGuarantee: {
            image: guarantee.picture,
            width: guarantee.width,
            height: guarantee.height,
            link: guarantee.link ?? "",
          },
        }),
    ...(returns === undefined ? {} : { returnImageMax: returns.pictures }),
    ...(checkout === undefined
      ? {}
      : {
          termsUrl: checkout.terms,
          ...(checkout.priceComparison === undefined ? {} : { checkoutPriceComparison: checkout.priceComparison }),
          ...(checkout.loyaltyClub === undefined ? {} : { checkoutLoyaltyClub: checkout.loyaltyClub }),
          checkoutManualPuffs: checkout.pictures.map(({ picture, address }) => ({
            manual_puff_link: address,
            image: picture,
          })),
        }),
  };
}

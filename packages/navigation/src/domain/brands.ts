import { type ShopAddresses, shopAddresses, unnamedBrandId } from "@torg/format/addresses";

/** The parts of a brand that decide its address. */
export interface BrandLink {
  readonly brandId: number;
  readonly link: string;
  readonly overrideLink: string | null;
}

/** The address of a brand's page: its link, at the root where it has an override link, else among all brands. */
export function brandAddress(brand: BrandLink, addresses: Pick<ShopAddresses, "brand"> = shopAddresses): string {
  return addresses.brand(brand.link, brand.overrideLink);
}

/** The brands to list: all but the one that stands for none. */
export function listedBrands<Brand extends BrandLink>(brands: readonly Brand[]): readonly Brand[] {
  return brands.filter((brand) => brand.brandId !== unnamedBrandId);
}

import { type ShopAddresses, shopAddresses, unnamedBrandId } from "@torg/format/addresses";

/** The fields that decide a brand's address. */
export interface BrandLink {
  readonly brandId: number;
  readonly link: string;
  readonly overrideLink: string | null;
}

/** The address of a brand's page: its override link at the root if it has one, else its link below all brands. */
export function brandAddress(brand: BrandLink, addresses: Pick<ShopAddresses, "brand"> = shopAddresses): string {
  return addresses.brand(brand.link, brand.overrideLink);
}

/** The brands to list: all but the placeholder for unbranded products. */
export function listedBrands<Brand extends BrandLink>(brands: readonly Brand[]): readonly Brand[] {
  return brands.filter((brand) => brand.brandId !== unnamedBrandId);
}

import { goodsOf } from "@torg/cart/domain/reckoning";
import type { LayoutData, MenuBrand, MenuCategory } from "@torg/navigation/contract";
import { loadCart } from "../cart/loadCart.ts";
import { totalsOf } from "../cart/cartLineOf.ts";
import type { CatalogueContext } from "../catalogue/CatalogueContext.ts";
import { type Catalogue, categoryUrl } from "../catalogue/data/Catalogue.ts";
import type { Session } from "../sessions/Session.ts";
import { openPages } from "../settings/openPages.ts";

const deepest = 3;
/** Brands that a menu can show; the page of all brands has the rest. */
const menuBrandLimit = 60;

/** Active categories with products in them or below, as the menu shows them. */
export function menuCategories(catalogue: Catalogue): MenuCategory[] {
  return catalogue.rootIds.flatMap((id) => menuCategory(catalogue, id, 1));
}

function menuCategory(catalogue: Catalogue, id: number, depth: number): MenuCategory[] {
  const category = catalogue.categories.get(id);
  if (category === undefined || !category.active) return [];
  const childs =
    depth < deepest ? category.childIds.flatMap((childId) => menuCategory(catalogue, childId, depth + 1)) : [];
  return [{ name: category.name, url: categoryUrl(category), image: category.image, childs }];
}

/** Brands in alphabetical order, hidden ones left out; where there are more than `most`, the largest. */
export function menuBrands(catalogue: Catalogue, most = Number.POSITIVE_INFINITY): MenuBrand[] {
  const collator = new Intl.Collator("sv");
  return [...catalogue.brands.values()]
    .filter((brand) => !brand.hidden)
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, most)
    .toSorted((a, b) => collator.compare(a.name, b.name))
    .map((brand) => ({
      brandId: brand.id,
      brandName: brand.name,
      link: brand.link,
      overrideLink: brand.overrideLink,
    }));
}

/** What surrounds a page; the cart and the login of the session if there is one. */
export async function layoutData(context: CatalogueContext, session: Session | null): Promise<LayoutData> {
  const catalogue = context.catalogue.current();
  const frame = context.frame.current();
  return {
    categories: menuCategories(catalogue),
    brands: menuBrands(catalogue, menuBrandLimit),
    aboutPages: frame.aboutPages,
    directPages: openPages(frame, frame.directPages),
    campaignPages: frame.campaignPages.map((page) => ({ ...page })),
    services: frame.services.map((page) => ({ ...page })),
    waysToPay: [...frame.waysToPay],
    microBanner: frame.layout.microBanner,
    cart: await cartTotals(context, session),
    // Whether somebody is logged in; who it is, only the checkout needs.
    user: session?.customer_id == null ? null : {},
    developmentPages: context.config.hasDevelopmentBar ? frame.layout.developmentPages : [],
  };
}

async function cartTotals({ db }: CatalogueContext, session: Session | null): Promise<LayoutData["cart"]> {
  if (session === null) return { itemCount: 0, productsOre: 0 };
  const includesVat = session.customer_type !== "company";
  const rows = await loadCart(db, session.id);
  const totals = totalsOf({ rows, goods: goodsOf(rows) }, includesVat);
  return includesVat ? totals : { ...totals, includesVat: false };
}

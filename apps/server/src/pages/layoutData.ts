import { subtotalOf } from "@torg/cart/domain/pricing";
import type { LayoutData, MenuBrand, MenuCategory } from "@torg/navigation/contract";
import { compareBrandNames } from "@torg/navigation/domain";
import { loadCart } from "../cart/loadCart.ts";
import { totalsOf } from "../cart/cartLineOf.ts";
import type { CatalogueContext } from "../catalogue/CatalogueContext.ts";
import { brandUrl, type Catalogue, categoryUrl, isNamedBrand, isNamedCategory } from "../catalogue/data/Catalogue.ts";
import type { Session } from "../sessions/Session.ts";
import { openPages } from "../settings/openPages.ts";
import { withoutEnded } from "../settings/runningCampaign.ts";

const deepest = 3;
/** Most brands in a menu; the page of all brands has the rest. */
const menuBrandLimit = 60;

/** Most brands in the menu of a top-level category. */
const categoryBrandLimit = 6;

/** Every page needs the same menus as long as the catalogue is unchanged. */
const menus = new WeakMap<Catalogue, MenuCategory[]>();
const brandMenus = new WeakMap<Catalogue, MenuBrand[]>();

/** Active categories with products, as the menu shows them; top-level ones have their largest brands. */
export function menuCategories(catalogue: Catalogue): MenuCategory[] {
  const cached = menus.get(catalogue);
  if (cached !== undefined) return cached;
  const menu = catalogue.rootIds.flatMap((id) =>
    menuCategory(catalogue, id, 1).map((category) => ({ ...category, brands: categoryBrands(catalogue, id) })),
  );
  menus.set(catalogue, menu);
  return menu;
}

/** The brands with the most products in a category and below, largest first; none where there is only one. */
function categoryBrands(catalogue: Catalogue, categoryId: number): { title: string; url: string }[] {
  const { dimensions } = catalogue.index.query({ categoryId, perPage: 1 });
  const brands = dimensions.brands
    .toSorted((one, other) => other.count - one.count || one.id - other.id)
    .flatMap(({ id }) => catalogue.brands.get(id) ?? [])
    .filter(isNamedBrand)
    .slice(0, categoryBrandLimit)
    .map((brand) => ({ title: brand.name, url: brandUrl(brand) }));
  return brands.length > 1 ? brands : [];
}

function menuCategory(catalogue: Catalogue, id: number, depth: number): MenuCategory[] {
  const category = catalogue.categories.get(id);
  if (category === undefined || !isNamedCategory(category)) return [];
  const childs =
    depth < deepest ? category.childIds.flatMap((childId) => menuCategory(catalogue, childId, depth + 1)) : [];
  return [{ name: category.name, url: categoryUrl(category), image: category.image, childs }];
}

/** The brands with the most products, the largest first. */
export function largestBrands(catalogue: Catalogue, most: number): { name: string; url: string }[] {
  return [...catalogue.brands.values()]
    .filter((brand) => !brand.hidden && brand.productCount > 0)
    .toSorted((a, b) => b.productCount - a.productCount || a.id - b.id)
    .slice(0, most)
    .map((brand) => ({ name: brand.name, url: brandUrl(brand) }));
}

/** Visible brands with products in alphabetical order; where there are more than `most`, the largest. */
export function menuBrands(catalogue: Catalogue, most = Number.POSITIVE_INFINITY): MenuBrand[] {
  return [...catalogue.brands.values()]
    .filter(isNamedBrand)
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, most)
    .toSorted((a, b) => compareBrandNames(a.name, b.name))
    .map((brand) => ({
      brandId: brand.id,
      brandName: brand.name,
      link: brand.link,
      overrideLink: brand.overrideLink,
    }));
}

function brandMenu(catalogue: Catalogue): MenuBrand[] {
  const menu = brandMenus.get(catalogue) ?? menuBrands(catalogue, menuBrandLimit);
  brandMenus.set(catalogue, menu);
  return menu;
}

/** The data around a page; with the cart and login of the session if there is one. */
export async function layoutData(context: CatalogueContext, session: Session | null): Promise<LayoutData> {
  const catalogue = context.catalogue.current();
  const frame = context.frame.current();
  return {
    categories: menuCategories(catalogue),
    brands: brandMenu(catalogue),
    aboutPages: frame.aboutPages,
    directPages: openPages(frame, frame.directPages),
    campaignPages: withoutEnded(frame.campaignPages, frame.home.campaigns, Date.now()).map((page) => ({ ...page })),
    services: frame.services.map((page) => ({ ...page })),
    waysToPay: frame.paymentMarks.map(({ name }) => name),
    paymentMarks: [...frame.paymentMarks],
    waysOfDelivery: [...frame.waysOfDelivery],
    microBanner: frame.layout.microBanner,
    cart: await cartTotals(context, session),
    // Only whether somebody is logged in; the checkout alone needs to know who.
    user: session?.customer_id == null ? null : {},
    developmentPages: context.config.hasDevelopmentBar ? frame.layout.developmentPages : [],
  };
}

async function cartTotals({ db }: CatalogueContext, session: Session | null): Promise<LayoutData["cart"]> {
  if (session === null) return { itemCount: 0, productsOre: 0 };
  const includesVat = session.customer_type !== "company";
  const rows = await loadCart(db, session.id);
  const totals = totalsOf({ rows, subtotal: subtotalOf(rows) }, includesVat);
  return includesVat ? totals : { ...totals, includesVat: false };
}

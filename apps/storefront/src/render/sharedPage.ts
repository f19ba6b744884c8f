import type { PageData } from "@torg/pages/contract";
import type { OpenGraphProps } from "../frame/OpenGraph.tsx";
import type { PageInput } from "./pageInput.ts";

/** The picture of a page: its product, first slide or first product; empty when it has none. */
function pictureOf(page: PageData): string {
  if (page.page === "product") return page.product.images[0]?.src ?? "";
  if (page.page === "home") return page.carousel[0]?.src ?? "";
  if (page.page === "campaign") return page.rows[0]?.products[0]?.image?.thumb ?? "";
  if (page.page === "listing") return page.filters.products[0]?.image?.thumb ?? "";
  return "";
}

/** The title of a page without the shop's name, which is given separately. */
function nameOf(page: PageData): string {
  if (page.page === "product") return page.product.name;
  return page.page === "listing" || page.page === "content" || page.page === "campaign" ? page.heading : page.title;
}

/** The preview of a shared link to a page. */
export function sharedPage({
  page,
  settings,
  origin,
}: Pick<PageInput, "page" | "settings" | "origin">): Omit<OpenGraphProps, "address"> {
  return {
    type: page.page === "product" ? "product" : "website",
    title: nameOf(page),
    description: page.metaDescription ?? "",
    siteName: settings.shopName,
    image: pictureOf(page),
    origin,
  };
}

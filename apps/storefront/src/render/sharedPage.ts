import type { PageData } from "@torg/pages/contract";
import type { OpenGraphProps } from "../frame/OpenGraph.tsx";
import type { PageInput } from "./pageInput.ts";

/** The picture of a page: that of its product, its first slide or its first product; empty where it has none. */
function pictureOf(page: PageData): string {
  if (page.page === "product") return page.product.images[0]?.src ?? "";
  if (page.page === "home") return page.carousel[0]?.src ?? "";
  if (page.page === "listing") return page.filters.products[0]?.image?.thumb ?? "";
  return "";
}

/** What a page is called without the name of the shop, which stands beside it. */
function nameOf(page: PageData): string {
  if (page.page === "product") return page.product.name;
  return page.page === "listing" || page.page === "content" ? page.heading : page.title;
}

/** What a link to a page shows where somebody shares it. */
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

import { type StructuredData, thing, absoluteUrl } from "./thing.ts";

/** Describes a page's breadcrumbs for search engines as schema.org's BreadcrumbList, first step first. */
export function breadcrumbThing(
  trail: readonly { readonly name: string; readonly url: string }[],
  origin: string,
): StructuredData {
  return thing("BreadcrumbList", {
    itemListElement: trail.map(({ name, url }, index) =>
      thing("ListItem", { position: index + 1, name, item: absoluteUrl(origin, url) }),
    ),
  });
}

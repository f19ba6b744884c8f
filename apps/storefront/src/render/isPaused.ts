import type { PageInput } from "./pageInput.ts";

/** Whether a page that sells gives way to the word that the shop sells nothing at the moment. */
export function isPaused({ page, settings }: Pick<PageInput, "page" | "settings">): boolean {
  return settings.ecommerceDisabled && (page.page === "cart" || page.page === "checkout");
}

import type { Page } from "playwright-core";

/** Adds a product to an empty cart from its page, with or without scripts, and checks the cart. */
export async function putIntoCart(page: Page, productAddress: string): Promise<void> {
  await page.goto(productAddress);
  await page.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).first().click();
  await page.getByRole("link", { name: /^Varukorg, 1 produkt/ }).waitFor();
}

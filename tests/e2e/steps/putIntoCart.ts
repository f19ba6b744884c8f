import type { Page } from "playwright-core";

/** Puts one of a product into an empty cart from the product's page, with script or without, and sees it there. */
export async function putIntoCart(page: Page, productAddress: string): Promise<void> {
  await page.goto(productAddress);
  await page.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).first().click();
  await page.getByRole("link", { name: /^Varukorg, 1 produkt/ }).waitFor();
}

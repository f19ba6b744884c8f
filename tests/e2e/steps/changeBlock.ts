import type { Locator, Page } from "playwright-core";

/** Opens a block of the checkout that reads as done, as a shopper does who thinks again; one that stands open stays so. */
export async function changeBlock(page: Page, name: RegExp): Promise<Locator> {
  const block = page.getByRole("region", { name });
  await block.getByRole("heading", { level: 2 }).waitFor();
  const change = block.getByText("Ändra", { exact: true });
  if (await change.isVisible()) await change.click();
  return block;
}

import type { Locator, Page } from "playwright-core";

/** Reopens a completed block of the checkout; leaves an open one as it is. */
export async function changeBlock(page: Page, name: RegExp): Promise<Locator> {
  const block = page.getByRole("region", { name });
  await block.getByRole("heading", { level: 2 }).waitFor();
  const change = block.getByText("Ändra", { exact: true });
  if (await change.isVisible()) await change.click();
  return block;
}

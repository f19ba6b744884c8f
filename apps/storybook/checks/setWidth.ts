import { page } from "vitest/browser";
import { nextLayout } from "./settle.ts";

/** Makes the window so wide, and waits until the page has answered. */
export async function setWidth(width: number): Promise<void> {
  await page.viewport(width, 900);
  await nextLayout();
}

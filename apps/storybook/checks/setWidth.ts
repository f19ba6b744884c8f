import { page } from "vitest/browser";
import { nextLayout } from "./settle.ts";

/** Sets the window's width, and waits until the page has responded. */
export async function setWidth(width: number): Promise<void> {
  await page.viewport(width, 900);
  await nextLayout();
}

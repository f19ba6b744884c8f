import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { pressChoice } from "./pressChoice.ts";

/** Chooses as a shopper does, who presses again when another choice that was just being saved has swallowed the press. */
export async function chooseRadio(radio: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await pressChoice(radio);
      return radio.isChecked();
    })
    .toBe(true);
}

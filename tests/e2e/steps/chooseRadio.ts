import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { pressChoice } from "./pressChoice.ts";

/** Chooses like a shopper, who presses again if the saving of another choice has swallowed the press. */
export async function chooseRadio(radio: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await pressChoice(radio);
      return radio.isChecked();
    })
    .toBe(true);
}

import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { referenceShop } from "../shops/referenceShop.ts";
import { eachVisitor } from "../steps/eachVisitor.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyCheckout } from "../steps/calls/readyCheckout.ts";

const shop = referenceShop();
const visit = eachVisitor(shop.address);
const checkout = `${shop.address}/kassa/leverans`;
const awake = "[data-island=checkout][data-state=awake]";
const message = (): Locator => visit.page().getByRole("textbox", { name: "Meddelande till butiken" });

const hasFocus = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element === element.ownerDocument.activeElement);

/** Expects a field to have the focus, and to keep it once the page is at rest. */
async function keepsFocus(field: Locator): Promise<void> {
  await expect.poll(() => hasFocus(field)).toBe(true);
  await visit.page().locator(awake).waitFor();
  await visit.page().waitForLoadState("networkidle");
  expect(await hasFocus(field)).toBe(true);
}

describe("the field of a message", () => {
  it.each(["a press", "Enter"])("has the focus when it is opened by %s", async (how) => {
    await readyCheckout(visit.context(), shop.address);
    await visit.page().goto(checkout);
    const opener = visit.page().locator("summary", { hasText: "+ Lägg till meddelande" });
    await (how === "Enter" ? opener.press("Enter") : opener.click());
    await keepsFocus(message());
    await visit.page().getByRole("button", { name: "Avbryt" }).click();
    // A press is handled in the next frame, and what is hidden until then cannot have the focus.
    await opener.waitFor();
    await opener.press("Enter");
    await keepsFocus(message());
  });

  it("offers to remove a saved message before it is touched, which takes no focus, and removes it", async () => {
    await readyCheckout(visit.context(), shop.address);
    await visit.page().goto(checkout);
    await visit.page().getByText("+ Lägg till meddelande").click();
    await message().fill("Ring på");
    await message().blur();
    await visit.page().getByText("Sparat!").waitFor();
    await visit.page().reload();
    const remove = visit.page().getByRole("button", { name: "Ta bort meddelande" });
    await remove.waitFor();
    expect(await hasFocus(message())).toBe(false);
    await remove.click();
    await visit.page().getByText("+ Lägg till meddelande").waitFor();
    await visit.page().waitForLoadState("networkidle");
    await visit.page().reload();
    await expect.poll(() => message().isVisible()).toBe(false);
  });
});

describe("the field of the postal code", () => {
  it.each([
    ["", "Ange ett postnummer."],
    ["99999", "Vi levererar tyvärr inte till det postnumret."],
  ])("has the focus when %j is refused", async (code, said) => {
    await readyCart(visit.context(), shop.address, [1008]);
    await visit.page().goto(checkout);
    const block = visit.page().getByRole("region", { name: /Ange postnummer$/ });
    const field = block.getByRole("textbox", { name: "Postnummer" });
    await field.fill(code);
    await visit.page().locator(awake).waitFor();
    await block.getByRole("button", { name: "Fortsätt" }).click();
    await block.getByText(said).waitFor();
    await keepsFocus(field);
  });
});

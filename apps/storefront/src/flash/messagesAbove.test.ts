import { aCart } from "@torg/cart/fixtures";
import type { PageFlash, PageMessage } from "@torg/pages/contract";
import { aCartPage, aCheckoutPage, aContentPage } from "@torg/pages/fixtures";
import { describe, expect, it } from "vitest";
import { messagesAbove } from "./messagesAbove.ts";

const error: PageMessage = { kind: "error", text: "Koden har gått ut." };
const success: PageMessage = { kind: "success", text: "Sparat!" };
const messages = [success, error];
const refused = (form: string): PageFlash => ({ form, values: {}, errors: {} });
const code = refused("/checkoutv3/discounts/store");
const empty = { ...aCart(), lines: [] };

describe("messagesAbove", () => {
  it("leaves messages about a code to its field", () => {
    expect(messagesAbove(aCartPage({ flash: code, messages }), aCart())).toEqual([success]);
  });

  it("leaves messages about any of its forms to the checkout", () => {
    expect(messagesAbove(aCheckoutPage({ flash: refused("/checkout/freeorder"), messages }), aCart())).toEqual([
      success,
    ]);
  });

  it.each([
    ["where the cart is empty", aCartPage({ flash: code, messages }), empty],
    [
      "where the cart of a checkout is empty",
      aCheckoutPage({ flash: refused("/checkout/freeorder"), messages }),
      empty,
    ],
    ["when another form of the cart was refused", aCartPage({ flash: refused("/a"), messages }), aCart()],
    ["when no form was refused", aCheckoutPage({ messages }), aCart()],
    ["on any other page", aContentPage({ flash: code, messages }), null],
  ])("are above the page %s", (_, page, cart) => {
    expect(messagesAbove(page, cart)).toEqual(messages);
  });
});

import { aCart } from "@torg/cart/fixtures";
import type { Draft, Notice } from "@torg/pages/contract";
import { aCartPage, aCheckoutPage, aContentPage } from "@torg/pages/fixtures";
import { describe, expect, it } from "vitest";
import { noticesAbove } from "./noticesAbove.ts";
import { refusedCode } from "./pageFlash.ts";

const error: Notice = { kind: "error", text: "Koden har gått ut." };
const success: Notice = { kind: "success", text: "Sparat!" };
const notices = [success, error];
const refused = (form: string): Draft => ({ form, values: {}, errors: {} });
const code = refused("/checkoutv3/discounts/store");
const empty = { ...aCart(), lines: [] };

describe("refusedCode", () => {
  it.each(["/checkoutv3/discounts/store", "/checkoutv3/discounts/destroy"])("is what the server said of %s", (form) => {
    expect(refusedCode(refused(form), notices)).toBe("Koden har gått ut.");
  });

  it("is nothing when another form was refused, or none", () => {
    expect(refusedCode(refused("/checkoutv3/products/update"), notices)).toBeNull();
    expect(refusedCode(null, notices)).toBeNull();
    expect(refusedCode(code, [success])).toBeNull();
  });
});

describe("noticesAbove", () => {
  it("leaves to the field of a code what is said about the code", () => {
    expect(noticesAbove(aCartPage({ draft: code, notices }), aCart())).toEqual([success]);
  });

  it("leaves to the checkout what is said about any of its forms", () => {
    expect(noticesAbove(aCheckoutPage({ draft: refused("/checkout/freeorder"), notices }), aCart())).toEqual([success]);
  });

  it.each([
    ["where the cart is empty", aCartPage({ draft: code, notices }), empty],
    ["where the cart of a checkout is empty", aCheckoutPage({ draft: refused("/checkout/freeorder"), notices }), empty],
    ["when another form of the cart was refused", aCartPage({ draft: refused("/a"), notices }), aCart()],
    ["when no form was refused", aCheckoutPage({ notices }), aCart()],
    ["on any other page", aContentPage({ draft: code, notices }), null],
  ])("stand above the page %s", (_, page, cart) => {
    expect(noticesAbove(page, cart)).toEqual(notices);
  });
});

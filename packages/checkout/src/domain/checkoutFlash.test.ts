import { describe, expect, it } from "vitest";
import { emptyFlash, flashError, flashMessage, withoutClearedMessages, type CheckoutFlash } from "./checkoutFlash.ts";

describe("flashError", () => {
  it("joins the server's messages about a field", () => {
    expect(flashError({ ...emptyFlash, errors: { email: ["Ett.", "Två."] } }, "email")).toBe("Ett. Två.");
    expect(flashError(emptyFlash, "email")).toBeNull();
  });
});

describe("flashMessage", () => {
  it("is shown at its place and nowhere else", () => {
    const flash = { ...emptyFlash, message: "Nej.", place: "discount" } as const;
    expect(flashMessage(flash, "discount")).toBe("Nej.");
    expect(flashMessage(flash, "order")).toBeNull();
    expect(flashMessage(flash, "page")).toBeNull();
    expect(flashMessage(emptyFlash, "page")).toBeNull();
    expect(flashMessage({ ...emptyFlash, message: "Nej." }, "page")).toBe("Nej.");
  });
});

describe("withoutClearedMessages", () => {
  const refused: CheckoutFlash = {
    message: "Kontrollera uppgifterna.",
    place: "order",
    errors: { email: ["Ogiltig."], deliveryId: ["Välj ett fraktsätt."] },
    values: { email: "anna" },
  };

  it("drops the messages of corrected fields and keeps the rest", () => {
    const left = { ...refused, errors: { email: ["Ogiltig."] } };
    expect(withoutClearedMessages(refused, ["delivery", "country"])).toEqual(left);
  });

  it("drops the general message once nothing is left to correct", () => {
    const left = { ...refused, errors: {}, message: null };
    expect(withoutClearedMessages(refused, ["delivery", "email"])).toEqual(left);
  });

  it("stays as it is when nothing was corrected, and when it is not about an order", () => {
    expect(withoutClearedMessages(refused, [])).toBe(refused);
    const code: CheckoutFlash = { ...refused, place: "discount" };
    expect(withoutClearedMessages(code, ["delivery", "email", "payment"])).toBe(code);
  });

  it("drops a message without a field when its form is corrected: for an order, at the payment", () => {
    const whole: CheckoutFlash = { ...refused, errors: {} };
    expect(withoutClearedMessages(whole, ["payment"]).message).toBeNull();
    expect(withoutClearedMessages(whole, ["delivery", "postal-code"]).message).toBe("Kontrollera uppgifterna.");
    const code: CheckoutFlash = { ...whole, place: "postal-code" };
    expect(withoutClearedMessages(code, ["postal-code"]).message).toBeNull();
    expect(withoutClearedMessages(code, ["payment"]).message).toBe("Kontrollera uppgifterna.");
  });
});

import { describe, expect, it } from "vitest";
import { emptyFlash, flashError, flashMessage, withoutMended, type CheckoutFlash } from "./checkoutFlash.ts";

describe("flashError", () => {
  it("joins what the server said about a field", () => {
    expect(flashError({ ...emptyFlash, errors: { email: ["Ett.", "Två."] } }, "email")).toBe("Ett. Två.");
    expect(flashError(emptyFlash, "email")).toBeNull();
  });
});

describe("flashMessage", () => {
  it("stands at its place and nowhere else", () => {
    const flash = { ...emptyFlash, message: "Nej.", place: "discount" } as const;
    expect(flashMessage(flash, "discount")).toBe("Nej.");
    expect(flashMessage(flash, "order")).toBeNull();
    expect(flashMessage(flash, "page")).toBeNull();
    expect(flashMessage(emptyFlash, "page")).toBeNull();
    expect(flashMessage({ ...emptyFlash, message: "Nej." }, "page")).toBe("Nej.");
  });
});

describe("withoutMended", () => {
  const refused: CheckoutFlash = {
    message: "Kontrollera uppgifterna.",
    place: "order",
    errors: { email: ["Ogiltig."], deliveryId: ["Välj ett fraktsätt."] },
    values: { email: "anna" },
  };

  it("says no more of what has been mended, and goes on with the rest", () => {
    const left = { ...refused, errors: { email: ["Ogiltig."] } };
    expect(withoutMended(refused, ["delivery", "country"])).toEqual(left);
  });

  it("says nothing of the whole once nothing is left to mend", () => {
    const left = { ...refused, errors: {}, message: null };
    expect(withoutMended(refused, ["delivery", "email"])).toEqual(left);
  });

  it("stays as it is where nothing has been mended, and where it is not about an order", () => {
    expect(withoutMended(refused, [])).toBe(refused);
    const code: CheckoutFlash = { ...refused, place: "discount" };
    expect(withoutMended(code, ["delivery", "email", "payment"])).toBe(code);
  });

  it("ends a sentence that names no field where its form stands: an order's at the payment", () => {
    const whole: CheckoutFlash = { ...refused, errors: {} };
    expect(withoutMended(whole, ["payment"]).message).toBeNull();
    expect(withoutMended(whole, ["delivery", "postal-code"]).message).toBe("Kontrollera uppgifterna.");
    const code: CheckoutFlash = { ...whole, place: "postal-code" };
    expect(withoutMended(code, ["postal-code"]).message).toBeNull();
    expect(withoutMended(code, ["payment"]).message).toBe("Kontrollera uppgifterna.");
  });
});

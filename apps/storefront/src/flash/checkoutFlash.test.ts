import { expect, it } from "vitest";
import { checkoutFlash } from "./checkoutFlash.ts";

it("is empty when no form was refused", () => {
  expect(checkoutFlash(null, [{ kind: "error", text: "Produkten är slutsåld." }])).toBeNull();
});

it("returns what was filled in together with the server's messages", () => {
  const flash = {
    form: "/checkout/manual_payment",
    values: { user_email: "anna@" },
    errors: { user_email: ["Ange en giltig e-postadress."] },
  };
  expect(checkoutFlash(flash, [{ kind: "error", text: "Kontrollera uppgifterna." }])).toEqual({
    values: { email: "anna@" },
    errors: { email: ["Ange en giltig e-postadress."] },
    message: "Kontrollera uppgifterna.",
    place: "order",
  });
});

it.each([
  ["/checkout/freeorder", "order"],
  ["/checkoutv3/deliverytypes/update_postal_code", "postal-code"],
  ["/checkoutv3/discounts/store", "discount"],
  ["/checkoutv3/discounts/destroy", "discount"],
  ["/konto/login_from_checkout", "login"],
  ["/checkoutv3/products/update", "page"],
])("puts the message about %s at its place: %s", (form, place) => {
  expect(checkoutFlash({ form, values: {}, errors: {} }, [])?.place).toBe(place);
});

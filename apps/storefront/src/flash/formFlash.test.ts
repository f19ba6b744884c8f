import type { PageFlash, PageMessage } from "@torg/pages/contract";
import { describe, expect, it } from "vitest";
import { formFlash, refusedCode } from "./formFlash.ts";

const flash = { form: "/angra-kop", values: { name: "Anna" }, errors: { order_name: ["Ange ett ordernummer."] } };
const refused = (form: string): PageFlash => ({ form, values: {}, errors: {} });
const expired: PageMessage = { kind: "error", text: "Koden har gått ut." };
const saved: PageMessage = { kind: "success", text: "Sparat!" };

it("returns a refused form to its own place, and to no other form", () => {
  expect(formFlash(flash, ["/angra-kop"])).toEqual({ values: flash.values, errors: flash.errors });
  expect(formFlash(flash, ["/angra-kop/bekrafta"])).toBeNull();
  expect(formFlash(null, ["/angra-kop"])).toBeNull();
});

describe("refusedCode", () => {
  it.each(["/checkoutv3/discounts/store", "/checkoutv3/discounts/destroy"])("is what the server said of %s", (form) => {
    expect(refusedCode(refused(form), [saved, expired])).toBe("Koden har gått ut.");
  });

  it("is null when another form was refused, or none", () => {
    expect(refusedCode(refused("/checkoutv3/products/update"), [expired])).toBeNull();
    expect(refusedCode(null, [expired])).toBeNull();
    expect(refusedCode(refused("/checkoutv3/discounts/store"), [saved])).toBeNull();
  });
});

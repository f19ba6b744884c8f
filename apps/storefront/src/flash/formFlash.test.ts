import { expect, it } from "vitest";
import { formFlash } from "./formFlash.ts";

const flash = { form: "/angra-kop", values: { name: "Anna" }, errors: { order_name: ["Ange ett ordernummer."] } };

it("brings a refused form back to where it belongs, and to no other form", () => {
  expect(formFlash(flash, ["/angra-kop"])).toEqual({ values: flash.values, errors: flash.errors });
  expect(formFlash(flash, ["/angra-kop/bekrafta"])).toBeNull();
  expect(formFlash(null, ["/angra-kop"])).toBeNull();
});

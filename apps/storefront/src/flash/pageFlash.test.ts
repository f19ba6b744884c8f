import { expect, it } from "vitest";
import { pageFlash } from "./pageFlash.ts";

const draft = { form: "/angra-kop", values: { name: "Anna" }, errors: { order_name: ["Ange ett ordernummer."] } };

it("brings a refused form back to where it belongs, and to no other form", () => {
  expect(pageFlash(draft, ["/angra-kop"])).toEqual({ values: draft.values, errors: draft.errors });
  expect(pageFlash(draft, ["/angra-kop/bekrafta"])).toBeNull();
  expect(pageFlash(null, ["/angra-kop"])).toBeNull();
});

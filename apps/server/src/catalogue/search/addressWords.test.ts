import fc from "fast-check";
import { expect, it } from "vitest";
import { addressWords } from "./addressWords.ts";

it.each([
  ["/kategori/vitvaror/tvattmaskin-borta", ["tvattmaskin", "borta"]],
  ["/produkter/id/99999", []],
  ["/produkter/tv%C3%A4ttmaskin_nv.html", ["tvättmaskin", "nv"]],
  ["/wp-login.php", []],
  ["/checkout/confirmation/100301", []],
  ["/product_review/11111111-1111-4111-8111-111111111111/complete", []],
  ["/konto/uppgifter/borta", []],
  ["/bevaka/eWxqkzpRtTa", []],
  ["/login/glomt", []],
  ["/butiken/order/borta", []],
  ["/kundklubb/villkor", ["villkor"]],
  ["/retur-och-reklamation/garanti", ["garanti"]],
  ["/onskelista/diskmaskin", ["diskmaskin"]],
  ["/", []],
  ["/sidor/%E0%A4%A", []],
])("reads %s", (pathname, words) => {
  expect(addressWords(pathname)).toEqual(words);
});

it("reads any address, into a limited number of words", () => {
  fc.assert(fc.property(fc.string(), (path) => addressWords(`/${path}`).length <= 6));
});

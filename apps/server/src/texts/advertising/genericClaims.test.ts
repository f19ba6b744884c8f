import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { genericClaims } from "./genericClaims.ts";

const wordsOf = (text: string): readonly string[] => genericClaims(text).map(({ words }) => words);

describe("genericClaims", () => {
  it.each([
    ["Miljövänlig diskborste", "Miljövänlig"],
    ["Våra miljösmarta val", "miljösmarta"],
    ["Ett grönt val", "grönt val"],
    ["Handla grönt i höst", "Handla grönt"],
    ["Eko-vänliga kläder", "Eko-vänliga"],
    ["Ekologisk skönhet", "Ekologisk"],
    ["Snäll mot miljön", "Snäll mot miljön"],
    ["Hållbara kläder", "Hållbara"],
    ["Ekologiska varor utan krav på köp", "Ekologiska"],
    ["Hållbara presentkort", "Hållbara"],
    ["Vi brinner för hållbarhet", "hållbarhet"],
    ["Miljöval", "Miljöval"],
    ["Energisnål torktumlare", "Energisnål"],
    ["Biologiskt nedbrytbart tvättmedel", "Biologiskt nedbrytbart"],
  ])("finds the vague environmental claims in %j", (text, words) => {
    expect(genericClaims(text)).toEqual([{ words, isForbidden: false }]);
  });

  it.each(["Klimatneutral leverans", "Klimatkompenserad frakt", "CO2-neutral", "Nettonoll till 2030"])(
    "does not accept a label as proof of %j, which is based on carbon offsets",
    (text) => {
      expect(genericClaims(`${text}. Svanenmärkt.`)).toMatchObject([{ isForbidden: true }]);
    },
  );

  it.each([
    "Ett grönt val: märkt med EU Ecolabel",
    "Miljövänligt tvättmedel, Svanenmärkt",
    "El märkt med Bra Miljöval",
    "Ekologiskt kaffe, KRAV-märkt",
    "Ekologisk bomull enligt GOTS",
    "Ekologiskt kaffe med KRAV",
    "Energisnål: energiklass A",
  ])("allows %j, which a label proves or a figure specifies", (text) => {
    expect(wordsOf(text)).toEqual([]);
  });

  it.each([
    "Hållbarhet: 2 år",
    "Hållbar i 10 år",
    "Slitstark och hållbar arbetsbyxa",
    "Lång hållbarhet",
    "Tillverkarens hållbarhetsgaranti: 5 år",
    "Vårt hållbarhetsarbete",
  ])("allows %j, which is about durability or not about goods", (text) => {
    expect(wordsOf(text)).toEqual([]);
  });

  it.each([
    "Grön matta",
    "Gröna växter",
    "Ekonomi",
    "Ekollon",
    "Miljöfarligt",
    "Energi och miljö",
    "Lämna batterier till miljöstationen",
    "Vi kräver ingen inloggning",
    "Ohållbar",
    "Reparera i stället: reservdelar i tio år",
    "Material: Ekologisk bomull/Polyester",
    "Ekologiskt odlad bomull",
    "80 procent återvunnen polyester",
  ])("allows %j", (text) => {
    expect(wordsOf(text)).toEqual([]);
  });

  it("returns only words of the text, whatever it is", () => {
    const unit = fc.constantFrom(
      "miljövänlig",
      "hållbar",
      "grönt val",
      "Svanen",
      "2 år",
      "klimatneutral",
      "matta",
      " ",
    );
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        for (const { words } of genericClaims(text)) expect(text.toLowerCase()).toContain(words.toLowerCase());
      }),
    );
  });
});

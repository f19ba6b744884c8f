import { describe, expect, it } from "vitest";
import type { DeliveryPromise } from "../domain/product/deliveryPromise.ts";
import { aDeliveryPromise } from "../fixtures/aDeliveryPromise.ts";
import { deliveryTexts } from "./deliverySv.ts";

const plain = (text: string): string => text.replaceAll("\u00A0", " ");
const today = "2026-11-23";
const cases: readonly { readonly what: string; readonly change: Partial<DeliveryPromise>; readonly text: string }[] = [
  { what: "of the shop in general", change: {}, text: "Hos dig om 2–4 vardagar, 49 kr, fri från 1 000 kr" },
  {
    what: "of this week",
    change: { dates: { from: "2026-11-25", to: "2026-11-27", today } },
    text: "Hos dig ons–fre, 49 kr, fri från 1 000 kr",
  },
  {
    what: "of one day",
    change: { dates: { from: "2026-11-24", to: "2026-11-24", today } },
    text: "Hos dig tis, 49 kr, fri från 1 000 kr",
  },
  {
    what: "that goes beyond a week",
    change: { dates: { from: "2026-11-27", to: "2026-12-01", today } },
    text: "Hos dig fre 27 nov. – tis 1 dec., 49 kr, fri från 1 000 kr",
  },
  {
    what: "of tomorrow at best",
    change: { days: { from: 1, to: 1 } },
    text: "Hos dig om 1 vardag, 49 kr, fri från 1 000 kr",
  },
  {
    what: "that costs nothing",
    change: { priceOre: 0, freeFromOre: null },
    text: "Hos dig om 2–4 vardagar, fri frakt",
  },
  {
    what: "of what has to be ordered",
    change: { days: null },
    text: "Beställningsvara, frakt 49 kr, fri från 1 000 kr",
  },
  {
    what: "of data",
    change: { days: null, isDigital: true, priceOre: 0, freeFromOre: null },
    text: "Skickas till din e-post, fri frakt",
  },
];

describe("the texts of a delivery promise", () => {
  it.each(cases)("describe one $what", ({ change, text }) =>
    expect(plain(deliveryTexts.promise(aDeliveryPromise(change)))).toBe(text),
  );

  it("name the delivery, and the destination once it is known", () => {
    expect(deliveryTexts.way(aDeliveryPromise())).toBe("Postombud");
    expect(plain(deliveryTexts.way(aDeliveryPromise({ postalCode: "98131" })))).toBe("Postombud till 981 31");
  });
});

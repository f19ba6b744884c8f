import { describe, expect, it } from "vitest";
import type { PickupPlace } from "../domain/checkoutData.ts";
import { placeTexts } from "./placeSv.ts";

const place: PickupPlace = { address: "", distanceKm: null, openToday: null, hasGoods: null };
const plain = (text: string): string => text.replaceAll("\u00A0", " ");

describe("the texts of a pickup place", () => {
  it("are its name alone while nothing else is known", () => {
    expect(placeTexts.inList("Kiosken", place)).toBe("Kiosken");
    expect(placeTexts.chosen(place)).toBe("");
  });

  it("say how far away it is, and whether the goods are there", () => {
    expect(plain(placeTexts.inList("Kiosken", { ...place, distanceKm: 8.43 }))).toBe("Kiosken, 8,4 km");
    expect(placeTexts.inList("Butik", { ...place, distanceKm: 0.2, hasGoods: true })).toBe(
      "Butik, under 1 km – varorna finns",
    );
  });

  it("say where it is and when it is open today, once it is chosen", () => {
    const openToday = [
      { opens: "09:30", closes: "12:00" },
      { opens: "13:00", closes: "18:00" },
    ];
    const chosen = { address: "Torget 1, 981 31 Kiruna", distanceKm: 1.5, openToday, hasGoods: true };
    expect(plain(placeTexts.chosen(chosen))).toBe(
      "Torget 1, 981 31 Kiruna, 1,5 km bort. Öppet i dag 9.30–12 och 13–18. Alla varor i varukorgen finns här.",
    );
    expect(placeTexts.chosen({ ...place, openToday: [], hasGoods: false })).toBe(
      "Stängt i dag. Alla varor i varukorgen finns inte här.",
    );
  });
});

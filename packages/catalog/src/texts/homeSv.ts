import { formatDate } from "@torg/format";
import type { CampaignKind } from "../domain/campaignKind.ts";

/** Texts of the home page; the shop's own statements come with the page data. */
export const homeTexts = {
  categories: "Handla efter kategori",
  products: "Populärt just nu",
  brands: "Varumärken",
  stores: (count: number): string => (count === 1 ? "Besök butiken" : `${count} butiker`),
  storesLead: "Titta på varan innan du köper den, hämta det du har beställt eller lämna tillbaka ett köp.",
  findStore: (count: number): string => (count === 1 ? "Öppettider och vägen hit" : "Hitta din butik"),
  toCampaign: "Till kampanjen",
  kinds: { campaign: "Kampanj", sale: "Rea", clearance: "Utförsäljning" } satisfies Record<CampaignKind, string>,
  promises: "Så handlar du hos oss",
  carousel: {
    label: "Aktuellt i butiken",
    carousel: "karusell",
    slide: "bild",
    place: (number: number, total: number): string => `${number} av ${total}`,
    previous: "Föregående",
    next: "Nästa",
  },
  /**
   * `Gäller till och med 31 januari 2027` if the campaign ends with the day, else `Gäller till 31 januari 2027 kl.
   * 12:00`, in Swedish time.
   */
  campaignUntil: (end: string): string => {
    const time = formatDate(end, "time");
    const lastMinute = Date.parse(end) - (time === "00:00" ? 60_000 : 0);
    const day = formatDate(lastMinute);
    return formatDate(lastMinute, "time") === "23:59" ? `Gäller till och med ${day}` : `Gäller till ${day} kl. ${time}`;
  },
  countdown: {
    label: "Tid kvar av kampanjen",
    days: "Dagar",
    hours: "Timmar",
    minutes: "Minuter",
    seconds: "Sekunder",
    hide: "Dölj nedräkning",
    show: "Visa nedräkning",
    ended: "Kampanjen är slut",
  },
};

import { formatRange } from "@torg/format";
import { formatOpeningTime } from "@torg/stores/domain";

const weekdays = ["söndag", "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag"] as const;

/** Formats `2026-12-24` as torsdag 24/12. */
const dayName = (date: string): string => {
  const day = new Date(`${date}T12:00:00Z`);
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()}/${day.getUTCMonth() + 1}`;
};

/** Swedish texts of letters about store pickup. */
export const pickupTexts = {
  where: "Hämta i butik",
  phone: (number: string) => `Telefon: ${number}`,
  hours: "Öppettider den närmaste veckan",
  day: (date: string, spans: readonly { readonly opens: string; readonly closes: string }[]) =>
    `${dayName(date)}: ${spans.length === 0 ? "stängt" : spans.map(({ opens, closes }) => formatRange(formatOpeningTime(opens), formatOpeningTime(closes))).join(" och ")}`,
  wait: "Vänta med att åka till butiken tills vi har skrivit att varorna är klara att hämta.",
  bring: "Ta med legitimation och ordernumret.",
} as const;

import { formatPostalCode, formatPrice, toKronor, weekdayOf } from "@torg/format";
import { type DeliveryPromise, isWithinWeek } from "../domain/product/deliveryPromise.ts";

const kronor = (ore: number): string => formatPrice(toKronor(ore), { decimals: 2, stripIfInteger: true });

const weekdays = ["mån", "tis", "ons", "tors", "fre", "lör", "sön"];
const months = ["jan.", "feb.", "mars", "apr.", "maj", "juni", "juli", "aug.", "sep.", "okt.", "nov.", "dec."];

const weekday = (day: string): string => weekdays[weekdayOf(day) - 1] ?? "";
const date = (day: string): string =>
  `${weekday(day)} ${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1] ?? ""}`;

function arrival(dates: NonNullable<DeliveryPromise["dates"]>): string {
  const { from, to } = dates;
  const write = isWithinWeek(dates) ? weekday : date;
  return from === to ? write(from) : `${write(from)}${write === weekday ? "–" : " – "}${write(to)}`;
}

function workingDays({ from, to }: NonNullable<DeliveryPromise["days"]>): string {
  return `${from === to ? to : `${from}–${to}`} ${to === 1 ? "vardag" : "vardagar"}`;
}

function whenThere({ days, dates, isDigital }: DeliveryPromise): string | null {
  if (dates !== null) return `Hos dig ${arrival(dates)}`;
  if (days !== null) return `Hos dig om ${workingDays(days)}`;
  return isDigital ? "Skickas till din e-post" : null;
}

/** The price alone is understood as that of the delivery beside when it comes. */
function freight(priceOre: number, isBesideTime: boolean): string {
  if (priceOre === 0) return "fri frakt";
  return isBesideTime ? kronor(priceOre) : `frakt ${kronor(priceOre)}`;
}

/** Texts of the delivery promise. */
export const deliveryTexts = {
  promise: (promise: DeliveryPromise): string => {
    const { priceOre, freeFromOre } = promise;
    const when = whenThere(promise);
    const free = freeFromOre === null ? "" : `, fri från ${kronor(freeFromOre)}`;
    return `${when ?? "Beställningsvara"}, ${freight(priceOre, when !== null)}${free}`;
  },
  way: ({ wayName, postalCode }: DeliveryPromise): string =>
    postalCode === null ? wayName : `${wayName} till ${formatPostalCode(postalCode)}`,
} as const;

import type { WorkingDays } from "./deliveryTerms.ts";
import { isWorkingDay, workingDaysLater } from "./swedishDays.ts";

/** What a day of delivery is reckoned from. */
export interface Dispatch {
  /** The moment of the order in Sweden, as `2026-11-23T13:05`. */
  readonly orderedAt: string;
  /** Until when an order is sent the same day, as `14:00`. */
  readonly cutOff: string;
  readonly days: WorkingDays;
}

/** Between which days goods arrive (`2026-11-25`): sent the same working day before the hour, otherwise the next one. */
export function deliveryDates({ orderedAt, cutOff, days }: Dispatch): { readonly from: string; readonly to: string } {
  const [day = "", time = ""] = orderedAt.split("T");
  const isSameDay = isWorkingDay(day) && time.slice(0, 5) < cutOff;
  const sent = isSameDay || !isWorkingDay(day) ? workingDaysLater(day, 0) : workingDaysLater(day, 1);
  return { from: workingDaysLater(sent, days.from), to: workingDaysLater(sent, Math.max(days.from, days.to)) };
}

import type { WorkingDays } from "./deliveryTerms.ts";
import { isWorkingDay, workingDaysLater } from "./swedishDays.ts";

/** The input for calculating delivery days. */
export interface DeliveryDatesInput {
  /** The time of the order in Sweden, as `2026-11-23T13:05`. */
  readonly orderedAt: string;
  /** The time until which an order is sent the same day, as `14:00`. */
  readonly cutOff: string;
  readonly days: WorkingDays;
}

/**
 * The first and last day of arrival (`2026-11-25`). Goods ordered before the cut-off are sent the same working day,
 * otherwise the next one.
 */
export function deliveryDates({ orderedAt, cutOff, days }: DeliveryDatesInput): {
  readonly from: string;
  readonly to: string;
} {
  const [day = "", time = ""] = orderedAt.split("T");
  const isSameDay = isWorkingDay(day) && time.slice(0, 5) < cutOff;
  const sent = isSameDay || !isWorkingDay(day) ? workingDaysLater(day, 0) : workingDaysLater(day, 1);
  return { from: workingDaysLater(sent, days.from), to: workingDaysLater(sent, Math.max(days.from, days.to)) };
}

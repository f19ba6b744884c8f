import * as z from "zod";
import { dateSchema } from "./values.ts";

/** The days of a week as shop.json names them, Monday first. */
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

const time = z
  .string()
  .regex(/^([01]\d|2[0-4]):[0-5]\d$/, "a time such as 09:30")
  .describe("A time of the day, such as `09:30`.");

const hoursOfDays = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1).describe("The days these hours apply to."),
    from: time,
    to: time,
  })
  .refine(({ from, to }) => from < to, { message: "`to` has to be later than `from`", path: ["to"] });

const exception = z
  .strictObject({
    date: dateSchema,
    from: time.optional(),
    to: time.optional(),
    note: z.string().optional().describe("The reason, such as `Julafton`."),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    message: "name both `from` and `to`, or neither where it is closed all day",
  })
  .describe("A day with other hours than usual; without `from` and `to`: closed.");

/** Opening hours of the week, and the exceptions. */
export const openingHoursSchema = z
  .strictObject({
    week: z.array(hoursOfDays).describe("Hours by day of the week; closed on days that are not listed."),
    exceptions: z.array(exception).default([]).describe("Days with other hours, such as holidays."),
  })
  .describe("Opening hours, in Swedish time.");

export type OpeningHours = z.output<typeof openingHoursSchema>;
export type Weekday = (typeof weekdays)[number];

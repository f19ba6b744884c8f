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
    days: z.array(z.enum(weekdays)).min(1).describe("The days that it holds for."),
    from: time,
    to: time,
  })
  .refine(({ from, to }) => from < to, { message: "`to` has to be later than `from`", path: ["to"] });

const exception = z
  .strictObject({
    date: dateSchema,
    from: time.optional(),
    to: time.optional(),
    note: z.string().optional().describe("Why, such as `Julafton`."),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    message: "name both `from` and `to`, or neither where it is closed all day",
  })
  .describe("A day that is unlike others of its kind; without `from` and `to` it is closed.");

/** Opening hours of the week, and the exceptions. */
export const openingHoursSchema = z
  .strictObject({
    week: z.array(hoursOfDays).describe("Hours by days; a day that is not named is closed."),
    exceptions: z.array(exception).default([]).describe("Days that are unlike others, such as holidays."),
  })
  .describe("Opening hours; times are Swedish.");

export type OpeningHours = z.output<typeof openingHoursSchema>;
export type Weekday = (typeof weekdays)[number];

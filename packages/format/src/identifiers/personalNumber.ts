import { luhn } from "./luhn.ts";
import type { Parsed } from "./Parsed.ts";
import { withoutSpaces } from "../typed/withoutSpaces.ts";

/** A Swedish personal identity number, or a coordination number (samordningsnummer) instead. */
export interface PersonalNumber {
  /** Twelve digits, the form to store. */
  readonly digits: string;
  /** ISO date. */
  readonly birthDate: string;
  /** For people who are not in the population register; its day is 60 higher than the day of birth. */
  readonly isCoordinationNumber: boolean;
}

/** Problems of a personal identity number. */
export type PersonalNumberProblem = "missing" | "wrong-format" | "wrong-date" | "wrong-check-digit";

const pattern = /^(?:\d{2})?\d{6}[-+]?\d{4}$/;

/**
 * Parses a personal identity number of ten or twelve digits, with `-`, `+` or nothing before the last four, and spaces
 * anywhere. Ten digits mean the latest possible century before `now`, and `+` the one before that.
 */
export function parsePersonalNumber(text: string, now: Date): Parsed<PersonalNumber, PersonalNumberProblem> {
  const compact = withoutSpaces(text).replaceAll(/[\u2010-\u2013\u2212]/g, "-");
  if (compact === "") return { ok: false, code: "missing" };
  if (!pattern.test(compact)) return { ok: false, code: "wrong-format" };
  const written = compact.replace(/[-+]/, "");
  const ten = written.slice(-10);
  const day = Number(ten.slice(4, 6));
  const isCoordinationNumber = day >= 61;
  const birthDay = String(isCoordinationNumber ? day - 60 : day).padStart(2, "0");
  const within = `${ten.slice(2, 4)}-${birthDay}`;
  const shortDate = `${ten.slice(0, 2)}-${within}`;
  const fullYear = written === ten ? yearOf(shortDate, compact.includes("+"), now) : written.slice(0, 4);
  const birthDate = `${fullYear}-${within}`;
  if (!isPastDate(birthDate, now)) return { ok: false, code: "wrong-date" };
  if (!luhn(ten)) return { ok: false, code: "wrong-check-digit" };
  return { ok: true, value: { digits: `${fullYear}${ten.slice(2)}`, birthDate, isCoordinationNumber } };
}

/** Formats the twelve digits as `19850709-9805`. */
export function formatPersonalNumber({ digits }: PersonalNumber): string {
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}

/** Masks the last four digits: `850709-****`. */
export function maskPersonalNumber({ digits }: PersonalNumber): string {
  return `${digits.slice(2, 8)}-****`;
}

function yearOf(shortDate: string, isCentenarian: boolean, now: Date): string {
  const century = Math.floor(now.getUTCFullYear() / 100);
  const latest = `${century}${shortDate}` <= isoDate(now) ? century : century - 1;
  return `${isCentenarian ? latest - 1 : latest}${shortDate.slice(0, 2)}`;
}

/** `Date` turns a date that does not exist, such as 30 February, into another one. */
function isPastDate(date: string, now: Date): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && isoDate(moment) === date && date <= isoDate(now);
}

function isoDate(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

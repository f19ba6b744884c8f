import { consentCookieYears, consentMonths } from "@torg/compliance";
import type { ConsentChoice, ConsentKey, RecordedConsent } from "./consent.ts";

/** Two years in seconds: how long a browser keeps the cookies at most. */
export const consentMaxAge = consentCookieYears * 365 * 24 * 60 * 60;

/** Twelve months in milliseconds: when the visitor is asked again. */
export const consentLifetime = (consentMonths / 12) * 365 * 24 * 60 * 60 * 1000;

const recordName = "consent_record";

/** The names of the cookies, one for each kind of consent. */
const cookieNames = {
  required: "required",
  marketing: "marketing_third_party",
  functional: "functional_third_party",
} as const satisfies Readonly<Record<ConsentKey, string>>;

/** When a choice was made, and under which version of purposes and vendors. */
export interface ConsentRecord {
  readonly version: number;
  /** Milliseconds. */
  readonly madeAt: number;
}

/** Reads the consent cookies from `document.cookie` or a `Cookie` header; only `1` and `0` are decisions. */
export function readConsent(cookies: string): RecordedConsent {
  return {
    required: decision(cookies, "required"),
    marketing: decision(cookies, "marketing"),
    functional: decision(cookies, "functional"),
  };
}

function decision(cookies: string, key: ConsentKey): boolean | null {
  const value = cookieValue(cookies, cookieNames[key]);
  return value === "1" || value === "0" ? value === "1" : null;
}

/** Reads when and under which version the choice was made; null when that is not known. */
export function readConsentRecord(cookies: string): ConsentRecord | null {
  const [, version, madeAt] = /^(\d{1,9})\.(\d{1,15})$/.exec(cookieValue(cookies, recordName) ?? "") ?? [];
  return version === undefined || madeAt === undefined ? null : { version: Number(version), madeAt: Number(madeAt) };
}

/** Writes a choice as cookies, one text for each assignment to `document.cookie` or each `Set-Cookie` header. */
export function writeConsent(choice: ConsentChoice, record: ConsentRecord, isSecure: boolean): readonly string[] {
  const attributes = `Path=/; Max-Age=${consentMaxAge}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const values = [
    `${cookieNames.required}=1`,
    `${cookieNames.marketing}=${choice.marketing ? 1 : 0}`,
    `${cookieNames.functional}=${choice.functional ? 1 : 0}`,
    `${recordName}=${record.version}.${record.madeAt}`,
  ];
  return values.map((value) => `${value}; ${attributes}`);
}

/** Says whether the visitor has ever chosen, whatever and whenever. */
export const hasChosen = (cookies: string): boolean => decision(cookies, "required") !== null;

/**
 * Says whether the visitor has to be asked: no choice yet, a choice older than twelve months, or one made before the
 * purposes changed. A choice of unknown age stands until the browser drops its cookies.
 */
export function needsChoice(cookies: string, current: { readonly version: number; readonly now: number }): boolean {
  if (!hasChosen(cookies)) return true;
  const record = readConsentRecord(cookies);
  return record !== null && (record.version !== current.version || current.now - record.madeAt > consentLifetime);
}

/** Says whether a kind of consent lets something be done now: only by an active yes that still counts. */
export function isAllowed(
  cookies: string,
  key: ConsentKey,
  current: { readonly version: number; readonly now: number },
): boolean {
  return !needsChoice(cookies, current) && decision(cookies, key) === true;
}

/** Reads one cookie; the first of two with one name is the more specific one. */
const cookieValue = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|;) *${name} *=([^;]*)`).exec(cookies)?.[1]?.trim();

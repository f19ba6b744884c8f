import { consentCookieYears, consentMonths } from "@torg/compliance";
import type { ConsentChoice, ConsentKey, RecordedConsent } from "./consent.ts";

/** Lifetime of the cookies: two years in seconds. */
export const consentMaxAge = consentCookieYears * 365 * 24 * 60 * 60;

/** When the visitor is asked again: twelve months in milliseconds. */
export const consentLifetime = (consentMonths / 12) * 365 * 24 * 60 * 60 * 1000;

const recordName = "consent_record";

/** The cookie names, one per kind of consent. */
const cookieNames = {
  required: "required",
  marketing: "marketing_third_party",
  functional: "functional_third_party",
} as const satisfies Readonly<Record<ConsentKey, string>>;

const noDecision: RecordedConsent = { required: null, marketing: null, functional: null };

/** When a choice was made, and for which version of purposes and vendors. */
export interface ConsentRecord {
  readonly version: number;
  /** Milliseconds. */
  readonly madeAt: number;
}

/**
 * Parses the consent cookies of `document.cookie` or a `Cookie` header; only `1` and `0` count as decisions. They may
 * have expired: `validConsent` leaves those out.
 */
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

/** Parses when and for which version the choice was made; null if unknown. */
export function readConsentRecord(cookies: string): ConsentRecord | null {
  const [, version, madeAt] = /^(\d{1,9})\.(\d{1,15})$/.exec(cookieValue(cookies, recordName) ?? "") ?? [];
  return version === undefined || madeAt === undefined ? null : { version: Number(version), madeAt: Number(madeAt) };
}

/** Serialises a choice as cookies, one string per assignment to `document.cookie` or `Set-Cookie` header. */
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

/** Whether the visitor has ever made a choice. */
export const hasChosen = (cookies: string): boolean => decision(cookies, "required") !== null;

/**
 * Whether the visitor must be asked: no choice yet, one older than twelve months, or one for an older version of the
 * purposes. A choice of unknown age is valid until the browser drops its cookies.
 */
export function needsChoice(cookies: string, current: { readonly version: number; readonly now: number }): boolean {
  if (!hasChosen(cookies)) return true;
  const record = readConsentRecord(cookies);
  return record !== null && (record.version !== current.version || current.now - record.madeAt > consentLifetime);
}

/** The recorded decisions that still count: none while the visitor must be asked. */
export function validConsent(
  cookies: string,
  current: { readonly version: number; readonly now: number },
): RecordedConsent {
  return needsChoice(cookies, current) ? noDecision : readConsent(cookies);
}

/** Whether a kind of consent is currently given: only by an active yes that is still valid. */
export function isAllowed(
  cookies: string,
  key: ConsentKey,
  current: { readonly version: number; readonly now: number },
): boolean {
  return validConsent(cookies, current)[key] === true;
}

/** Reads one cookie; of two with the same name the first is the more specific one. */
const cookieValue = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|;) *${name} *=([^;]*)`).exec(cookies)?.[1]?.trim();

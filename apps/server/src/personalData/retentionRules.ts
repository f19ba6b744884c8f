import { type RawBuilder, sql } from "kysely";
import { mailboxDigest } from "../mail/mailboxDigest.ts";
import { retentionPeriods } from "../texts/retentionPeriods.ts";

/** What is forgotten when its time has passed. */
export interface RetentionRule {
  /** What it is about, for the log. */
  readonly name: string;
  /** The statement that forgets what is too old at a moment; does nothing when run again. */
  readonly forget: (now: Date) => RawBuilder<unknown>;
}

const yearsBefore = (now: Date, years: number): Date => {
  const moment = new Date(now);
  moment.setUTCFullYear(now.getUTCFullYear() - years);
  return moment;
};

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * 3_600_000);

/** The first moment whose orders, delivered late, can still be complained of; the shop knows no days of delivery. */
const complaintFrom = (now: Date): Date => {
  const moment = yearsBefore(now, retentionPeriods.complaintYears);
  moment.setUTCMonth(moment.getUTCMonth() - retentionPeriods.deliveryMonths);
  return moment;
};

/** The first moment whose year's books are still kept, in Swedish time. */
const booksFrom = (now: Date): RawBuilder<Date> =>
  sql`(date_trunc('year', ${now}::timestamptz AT TIME ZONE 'Europe/Stockholm')
    - make_interval(years => ${retentionPeriods.bookkeepingYears})) AT TIME ZONE 'Europe/Stockholm'`;

/** What of an order is no part of its receipt. Sums, lines and VAT stay for ever; they tell of nobody. */
export const besideReceipt = sql`session_id = NULL, pnr = '', email = '', mobile = '', message = '', newsletter = false`;
/** What of an act leads to whoever got the parcel. */
export const besideAct = sql`tracking_number = '', tracking_url = ''`;
const onReceipt = sql`company = '', first_name = '', last_name = '', address = '', co = '', zipcode = '', city = ''`;

/** Every rule of the privacy page but sessions and counted tries, which the server sweeps itself. */
export const retentionRules: readonly RetentionRule[] = [
  {
    name: "how a buyer is reached",
    forget: (now) => sql`
      UPDATE "order" SET ${besideReceipt}
      WHERE created_at < ${complaintFrom(now)}
        AND (session_id, pnr, email, mobile, message, newsletter) IS DISTINCT FROM (NULL, '', '', '', '', false)`,
  },
  {
    name: "how a parcel is followed",
    forget: (now) => sql`
      UPDATE order_act SET ${besideAct}
      WHERE created_at < ${complaintFrom(now)} AND tracking_number || tracking_url <> ''`,
  },
  {
    name: "who is on a receipt",
    forget: (now) => sql`
      UPDATE "order" SET ${onReceipt}
      WHERE created_at < ${booksFrom(now)}
        AND company || first_name || last_name || address || co || zipcode || city <> ''`,
  },
  {
    name: "returns and complaints with their pictures",
    forget: (now) => sql`DELETE FROM return_case WHERE created_at < ${complaintFrom(now)}`,
  },
  {
    name: "withdrawals",
    forget: (now) => sql`DELETE FROM withdrawal WHERE declared_at < ${complaintFrom(now)}`,
  },
  {
    name: "what providers and stand-ins were told",
    forget: (now) => sql`
      WITH stand_ins AS (DELETE FROM stand_in_payment
        WHERE created_at < ${complaintFrom(now)})
      UPDATE payment SET snippet = NULL, redirect_url = NULL, snippet_scripts = '[]'
      WHERE created_at < ${complaintFrom(now)}
        AND (snippet IS NOT NULL OR redirect_url IS NOT NULL)`,
  },
  {
    name: "choices about cookies",
    forget: (now) =>
      sql`DELETE FROM consent_choice WHERE chosen_at < ${yearsBefore(now, retentionPeriods.consentYears)}`,
  },
  {
    name: "buyers who want no questions about reviews and have not bought since",
    forget: (now) => sql`
      DELETE FROM review_refusal WHERE refused_at < ${complaintFrom(now)} AND NOT EXISTS (
        SELECT FROM "order" o WHERE o.email <> '' AND ${mailboxDigest(sql`o.email`)} = review_refusal.email_digest)`,
  },
  {
    name: "where letters about erasures could not be sent",
    forget: (now) =>
      sql`DELETE FROM erasure_letter WHERE erased_at < ${daysBefore(now, retentionPeriods.erasureLetterDays)}`,
  },
  {
    // Processes of an older version still count there; what they count holds for a quarter of an hour.
    name: "wrong tries that older versions have counted",
    forget: (now) => sql`DELETE FROM failed_try WHERE window_started_at < ${now}::timestamptz - interval '1 hour'`,
  },
  {
    name: "names of whom nobody will ask for a review again",
    forget: (now) => sql`
      UPDATE review_request SET reviewer = ''
      WHERE asked_at < ${yearsBefore(now, retentionPeriods.reviewRequestYears)} AND reviewer <> ''`,
  },
];

import { watchDays } from "@torg/account/domain";
import { type RawBuilder, sql } from "kysely";
import { mailboxDigest } from "../mail/mailboxDigest.ts";
import { retentionPeriods } from "../texts/retentionPeriods.ts";

/** A rule for deleting data after some time. */
export interface RetentionRule {
  /** Its subject. */
  readonly name: string;
  /** How long the data are kept, in words for the documentation. */
  readonly kept: string;
  /** How often the rule runs; by default every night. */
  readonly every?: "hour";
  /** The statement that deletes what is too old at a moment; a second run does nothing. */
  readonly forget: (now: Date) => RawBuilder<unknown>;
}

const yearsBefore = (now: Date, years: number): Date => {
  const moment = new Date(now);
  moment.setUTCFullYear(now.getUTCFullYear() - years);
  return moment;
};

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * 3_600_000);

/**
 * The first moment whose orders, delivered late, can still be complained about; the shop does not know delivery days.
 */
const complaintFrom = (now: Date): Date => {
  const moment = yearsBefore(now, retentionPeriods.complaintYears);
  moment.setUTCMonth(moment.getUTCMonth() - retentionPeriods.deliveryMonths);
  return moment;
};

/** The first moment whose bookkeeping year is still kept, in Swedish time. */
const booksFrom = (now: Date): RawBuilder<Date> =>
  sql`(date_trunc('year', ${now}::timestamptz AT TIME ZONE 'Europe/Stockholm')
    - make_interval(years => ${retentionPeriods.bookkeepingYears})) AT TIME ZONE 'Europe/Stockholm'`;

/**
 * The columns of an order that are not part of its receipt. Sums, lines and VAT are kept for ever; they identify
 * nobody.
 */
export const besideReceipt = sql`session_id = NULL, pnr = '', email = '', mobile = '', message = '', newsletter = false`;
/** The columns of an act that lead to the recipient of the parcel. */
export const besideAct = sql`tracking_number = '', tracking_url = ''`;
const onReceipt = sql`company = '', first_name = '', last_name = '', address = '', co = '', zipcode = '', city = ''`;

const complaints = `${retentionPeriods.complaintYears} years and ${retentionPeriods.deliveryMonths} months`;
const days = (count: number): string => (count === 1 ? "1 day" : `${count} days`);
const years = (count: number): string => (count === 1 ? "1 year" : `${count} years`);

/** Everything that the shop deletes by itself, and after which time. */
export const retentionRules: readonly RetentionRule[] = [
  {
    name: "contact details of buyers",
    kept: complaints,
    forget: (now) => sql`
      UPDATE "order" SET ${besideReceipt}
      WHERE created_at < ${complaintFrom(now)}
        AND (session_id, pnr, email, mobile, message, newsletter) IS DISTINCT FROM (NULL, '', '', '', '', false)`,
  },
  {
    name: "tracking numbers and links of parcels",
    kept: complaints,
    forget: (now) => sql`
      UPDATE order_act SET ${besideAct}
      WHERE created_at < ${complaintFrom(now)} AND tracking_number || tracking_url <> ''`,
  },
  {
    name: "names and addresses on receipts",
    kept: `${years(retentionPeriods.bookkeepingYears)} after the year of the sale; sums, lines and VAT stay`,
    forget: (now) => sql`
      UPDATE "order" SET ${onReceipt}
      WHERE created_at < ${booksFrom(now)}
        AND company || first_name || last_name || address || co || zipcode || city <> ''`,
  },
  {
    name: "returns and complaints with their pictures",
    kept: complaints,
    forget: (now) => sql`DELETE FROM return_case WHERE created_at < ${complaintFrom(now)}`,
  },
  {
    name: "operators' notes on orders",
    kept: complaints,
    forget: (now) => sql`DELETE FROM order_note WHERE created_at < ${complaintFrom(now)}`,
  },
  {
    name: "the log of the desk",
    kept: `${years(retentionPeriods.bookkeepingYears)} after its year`,
    forget: (now) => sql`DELETE FROM operator_log WHERE created_at < ${booksFrom(now)}`,
  },
  {
    name: "withdrawals",
    kept: complaints,
    forget: (now) => sql`DELETE FROM withdrawal WHERE declared_at < ${complaintFrom(now)}`,
  },
  {
    name: "payment pages of providers, and payments of stand-ins",
    kept: complaints,
    forget: (now) => sql`
      WITH stand_ins AS (DELETE FROM stand_in_payment
        WHERE created_at < ${complaintFrom(now)})
      UPDATE payment SET snippet = NULL, redirect_url = NULL, snippet_scripts = '[]'
      WHERE created_at < ${complaintFrom(now)}
        AND (snippet IS NOT NULL OR redirect_url IS NOT NULL)`,
  },
  {
    // Their payments are no longer checked.
    name: "buyers who did not finish a payment in an app",
    kept: days(retentionPeriods.unpaidDays),
    forget: (now) => sql`
      UPDATE payment SET buyer = NULL, app_token = NULL
      WHERE created_at < ${daysBefore(now, retentionPeriods.unpaidDays)}
        AND (buyer IS NOT NULL OR app_token IS NOT NULL)`,
  },
  {
    name: "unfinished BankID logins",
    kept: "1 hour",
    every: "hour",
    forget: (now) => sql`
      WITH stand_ins AS (DELETE FROM stand_in_bankid WHERE started_at < ${now}::timestamptz - interval '1 hour')
      DELETE FROM bankid_login WHERE started_at < ${now}::timestamptz - interval '1 hour'`,
  },
  {
    name: "cookie choices",
    kept: years(retentionPeriods.consentYears),
    forget: (now) =>
      sql`DELETE FROM consent_choice WHERE chosen_at < ${yearsBefore(now, retentionPeriods.consentYears)}`,
  },
  {
    name: "buyers who declined review requests and have not bought since",
    kept: complaints,
    forget: (now) => sql`
      DELETE FROM review_refusal WHERE refused_at < ${complaintFrom(now)} AND NOT EXISTS (
        SELECT FROM "order" o WHERE o.email <> '' AND ${mailboxDigest(sql`o.email`)} = review_refusal.email_digest)`,
  },
  {
    name: "letters about accounts, after their links have expired",
    kept: days(retentionPeriods.accountLetterDays),
    forget: (now) =>
      sql`DELETE FROM account_letter WHERE asked_at < ${daysBefore(now, retentionPeriods.accountLetterDays)}`,
  },
  {
    name: "expired watches",
    kept: `${days(watchDays.asked)} unconfirmed, ${days(watchDays.waiting)} waiting, ${days(watchDays.told)} notified`,
    forget: (now) => sql`
      DELETE FROM product_watch WHERE CASE
        WHEN told_at IS NOT NULL THEN told_at < ${daysBefore(now, watchDays.told)}
        WHEN confirmed_at IS NOT NULL THEN confirmed_at < ${daysBefore(now, watchDays.waiting)}
        ELSE asked_at < ${daysBefore(now, watchDays.asked)} END`,
  },
  {
    name: "addresses of letters about erasures that could not be sent",
    kept: days(retentionPeriods.erasureLetterDays),
    forget: (now) =>
      sql`DELETE FROM erasure_letter WHERE erased_at < ${daysBefore(now, retentionPeriods.erasureLetterDays)}`,
  },
  {
    // Processes of an older version still count there; their counts are valid for a quarter of an hour.
    name: "failed attempts counted by older versions",
    kept: "1 hour",
    forget: (now) => sql`DELETE FROM failed_try WHERE window_started_at < ${now}::timestamptz - interval '1 hour'`,
  },
  {
    name: "names of buyers who get no more review requests",
    kept: years(retentionPeriods.reviewRequestYears),
    forget: (now) => sql`
      UPDATE review_request SET reviewer = ''
      WHERE asked_at < ${yearsBefore(now, retentionPeriods.reviewRequestYears)} AND reviewer <> ''`,
  },
  {
    name: "sessions with their carts and drafts",
    kept: `${days(retentionPeriods.sessionDays)} of inactivity`,
    every: "hour",
    forget: (now) => sql`DELETE FROM session WHERE last_seen_at <= ${daysBefore(now, retentionPeriods.sessionDays)}`,
  },
  {
    name: "sessions of the desk",
    kept: `${retentionPeriods.operatorSessionHours} hours`,
    every: "hour",
    forget: (now) =>
      sql`DELETE FROM operator_session WHERE logged_in_at < ${daysBefore(now, retentionPeriods.operatorSessionHours / 24)}`,
  },
  {
    // No cache keeps a page for that long.
    name: "changes to be purged from caches in front",
    kept: "1 hour",
    every: "hour",
    forget: (now) => sql`DELETE FROM cache_change WHERE changed_at < ${now}::timestamptz - interval '1 hour'`,
  },
  {
    name: "counts of limits",
    kept: "until their period ends",
    every: "hour",
    forget: (now) => sql`DELETE FROM limit_count WHERE ends_at < ${now}::timestamptz AND free_at < ${now}::timestamptz`,
  },
  {
    name: "devices that somebody has logged in from",
    kept: years(retentionPeriods.deviceYears),
    every: "hour",
    forget: (now) => sql`DELETE FROM known_device WHERE seen_at <= ${yearsBefore(now, retentionPeriods.deviceYears)}`,
  },
  {
    name: "carriers' service points near a postal code",
    kept: `${days(retentionPeriods.carrierAnswerDays)} after they expire`,
    forget: (now) =>
      sql`DELETE FROM service_point_answer WHERE fresh_until < ${daysBefore(now, retentionPeriods.carrierAnswerDays)}`,
  },
  {
    name: "messages to webhooks",
    kept: days(retentionPeriods.webhookDays),
    forget: (now) =>
      sql`DELETE FROM webhook_message WHERE created_at < ${daysBefore(now, retentionPeriods.webhookDays)}`,
  },
  {
    name: "jobs that were given up, and import reports except the latest",
    kept: years(retentionPeriods.reportYears),
    forget: (now) => sql`
      WITH jobs AS (DELETE FROM given_up_job WHERE created_at < ${yearsBefore(now, retentionPeriods.reportYears)})
      DELETE FROM import_run r WHERE r.started_at < ${yearsBefore(now, retentionPeriods.reportYears)}
        AND EXISTS (SELECT FROM import_run n WHERE n.kind = r.kind AND n.source_id IS NOT DISTINCT FROM r.source_id AND n.id > r.id)`,
  },
];

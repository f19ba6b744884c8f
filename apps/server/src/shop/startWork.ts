import { sql } from "kysely";
import { sendAccountEmail } from "../account/emails/sendAccountEmail.ts";
import { sendWatchEmail } from "../account/watches/sendWatchEmail.ts";
import { notifyWatchers } from "../account/watches/notifyWatchers.ts";
import { startPurging } from "../caches/startPurging.ts";
import { catalogueChannel } from "../database/listen.ts";
import type { JobHandlers, Jobs, Sweep } from "../jobs/Jobs.ts";
import type { RunningJobs } from "../jobs/startJobs.ts";
import { createMailer, type Mailer } from "../mail/createMailer.ts";
import { sendActEmail } from "../fulfilment/acts/sendActEmail.ts";
import { settleOrderMoney } from "../fulfilment/money/settleOrderMoney.ts";
import { readEmailSetting } from "../settings/readEmailSetting.ts";
import { sendOrderEmail } from "../orders/emails/sendOrderEmail.ts";
import { paymentJobs } from "../payments/paymentJobs.ts";
import { sweepPayments } from "../payments/sweepPayments.ts";
import { forgetOldData, hourly, nightly } from "../personalData/forgetOldData.ts";
import { identityNumbersOf, missingKey } from "../secrets/identityNumbers.ts";
import { sendErasureEmail } from "../personalData/sendErasureEmail.ts";
import { sweepNumbers } from "../personalData/sweepNumbers.ts";
import { sendRecallEmail } from "../recalls/sendRecallEmail.ts";
import { notifyBuyers } from "../recalls/notifyBuyers.ts";
import { sendAnswerEmail } from "../returns/cases/sendAnswerEmail.ts";
import { sendCaseEmail, sendCaseNotice } from "../returns/cases/sendCaseEmail.ts";
import { sendWithdrawalEmail, sendWithdrawalNotice } from "../returns/withdrawals/sendWithdrawalEmail.ts";
import { askForReviews } from "../reviews/askForReviews.ts";
import { sendReviewEmail } from "../reviews/sendReviewEmail.ts";
import { noteGivenUp } from "../seller/givenUpJob.ts";
import { sendFailureNotice } from "../seller/sendFailureNotice.ts";
import { sendOrderNotice } from "../seller/sendOrderNotice.ts";
import { type RunningWebhooks, startWebhooks } from "../webhooks/startWebhooks.ts";
import { webhookContext } from "../webhooks/webhookContext.ts";
import type { BuyingContext } from "../buying/BuyingContext.ts";

const everyFiveMinutes = "*/5 * * * *";
const everyHour = "7 * * * *";
const everyNight = "23 2 * * *";

interface WorkDependencies {
  readonly jobs: Jobs;
  readonly mailer: Mailer;
}

/** The handler of each job. */
function handlersOf(
  { db, config, payments }: Pick<BuyingContext, "db" | "config" | "payments">,
  { jobs, mailer }: WorkDependencies,
): JobHandlers {
  const { publicUrl } = payments;
  return {
    ...paymentJobs(payments),
    "order-mail": (id) => sendOrderEmail({ db, mailer, config, publicUrl }, id),
    "order-notice": (id) => sendOrderNotice({ db, mailer, publicUrl }, id),
    "order-money": async (id) => {
      if (!(await settleOrderMoney(payments, id))) throw new Error(`Money of the order ${id} is still to be moved.`);
    },
    "act-mail": (id) => sendActEmail({ db, mailer, publicUrl }, id),
    "withdrawal-mail": (id) => sendWithdrawalEmail(db, mailer, id),
    "withdrawal-notice": (id) => sendWithdrawalNotice(db, mailer, id),
    "case-mail": (id) => sendCaseEmail(db, mailer, id),
    "case-notice": (id) => sendCaseNotice(db, mailer, id),
    "case-answer": (id) => sendAnswerEmail(db, mailer, { source: "case", id }),
    "withdrawal-answer": (id) => sendAnswerEmail(db, mailer, { source: "withdrawal", id }),
    "review-mail": (id) => sendReviewEmail({ db, mailer, publicUrl }, id),
    "erasure-mail": (id) => sendErasureEmail(db, mailer, id),
    "account-mail": (id) => sendAccountEmail({ db, mailer, publicUrl }, id),
    "recall-letters": (id) => notifyBuyers({ db, jobs }, id),
    "recall-mail": (id) => sendRecallEmail({ db, mailer, publicUrl }, id),
    "watch-mail": (id) => sendWatchEmail({ db, mailer, publicUrl }, id),
    "failure-notice": (id) => sendFailureNotice(db, mailer, id),
    "catalogue-news": async () => void (await sql`SELECT pg_notify(${catalogueChannel}, '')`.execute(db)),
  };
}

/**
 * Starts the background work: queued jobs, periodic sweeps, webhooks and the purging of front caches. The last two are
 * returned, to be stopped before the jobs are.
 */
export async function startWork({ db, config, payments }: BuyingContext, jobs: RunningJobs): Promise<RunningWebhooks> {
  if (!(await identityNumbersOf(config).hasKey(db))) payments.warn({}, missingKey);
  const mailer = createMailer(config, { findSender: async () => (await readEmailSetting(db)).from });
  const handlers = handlersOf({ db, config, payments }, { jobs, mailer });
  const payment: Sweep = {
    name: "payment-sweep",
    cron: everyFiveMinutes,
    run: async () => void (await sweepPayments(payments)),
  };
  const review: Sweep = {
    name: "review-sweep",
    cron: everyHour,
    run: async () => void (await askForReviews(db, jobs)),
  };
  const watch: Sweep = {
    name: "watch-sweep",
    cron: everyFiveMinutes,
    run: async () => void (await notifyWatchers(db, jobs)),
  };
  const retention: Sweep = {
    name: "retention-sweep",
    cron: everyNight,
    run: async () => {
      await forgetOldData(db, new Date(), nightly);
      await sweepNumbers(db, config, payments.warn);
    },
  };
  const rest: Sweep = {
    name: "hourly-sweep",
    cron: everyHour,
    run: async () => void (await forgetOldData(db, new Date(), hourly)),
  };
  // Without a mail server letters stay as files, so nobody would get the request for a review.
  const always = [payment, watch, rest, retention];
  const sweeps = config.mail.smtpUrl === undefined ? always : [...always, review];
  await jobs.work(handlers, sweeps, noteGivenUp(db, jobs));
  const webhooks = startWebhooks(webhookContext({ db, config, jobs }), (error) => {
    payments.warn({ err: error }, "webhooks could not be sent");
  });
  const purging = startPurging({ db, urls: config.cachePurgeUrls, warn: payments.warn });
  return { stop: async () => void (await Promise.all([webhooks.stop(), purging.stop()])) };
}

import { sql } from "kysely";
import { catalogueChannel } from "../database/listen.ts";
import type { JobHandlers, Sweep } from "../jobs/Jobs.ts";
import type { RunningJobs } from "../jobs/startJobs.ts";
import { createMailer } from "../mail/createMailer.ts";
import { sendActMail } from "../fulfilment/acts/sendActMail.ts";
import { settleOrderMoney } from "../fulfilment/money/settleOrderMoney.ts";
import { readSender } from "../settings/readSender.ts";
import { sendOrderMail } from "../orders/sendOrderMail.ts";
import { paymentJobs, sweepPayments } from "../payments/paymentJobs.ts";
import { forgetOldData } from "../personalData/forgetOldData.ts";
import { identityNumbersOf, missingKey } from "../secrets/identityNumbers.ts";
import { sendErasureMail } from "../personalData/sendErasureMail.ts";
import { sweepNumbers } from "../personalData/sweepNumbers.ts";
import { sendCaseMail, sendCaseNotice } from "../returns/sendCaseMail.ts";
import { sendWithdrawalMail, sendWithdrawalNotice } from "../returns/sendWithdrawalMail.ts";
import { askForReviews } from "../reviews/askForReviews.ts";
import { sendReviewMail } from "../reviews/sendReviewMail.ts";
import type { BuyingContext } from "../buying/BuyingContext.ts";

const everyFiveMinutes = "*/5 * * * *";
const everyHour = "7 * * * *";
const everyNight = "23 2 * * *";

/** Starts what the shop does on its own: jobs that were left for later, and what is looked for again and again. */
export async function startWork({ db, config, payments }: BuyingContext, jobs: RunningJobs): Promise<void> {
  if (!(await identityNumbersOf(config).hasKey(db))) payments.warn({}, missingKey);
  const mailer = createMailer(config, { findSender: () => readSender(db) });
  const { publicUrl } = payments;
  const handlers: JobHandlers = {
    ...paymentJobs(payments),
    "order-mail": (id) => sendOrderMail({ db, mailer, config, publicUrl }, id),
    "order-money": async (id) => {
      if (!(await settleOrderMoney(payments, id))) throw new Error(`Money of the order ${id} is still to be moved.`);
    },
    "act-mail": (id) => sendActMail({ db, mailer }, id),
    "withdrawal-mail": (id) => sendWithdrawalMail(db, mailer, id),
    "withdrawal-notice": (id) => sendWithdrawalNotice(db, mailer, id),
    "case-mail": (id) => sendCaseMail(db, mailer, id),
    "case-notice": (id) => sendCaseNotice(db, mailer, id),
    "review-mail": (id) => sendReviewMail({ db, mailer, publicUrl }, id),
    "erasure-mail": (id) => sendErasureMail(db, mailer, id),
    "catalogue-news": async () => void (await sql`SELECT pg_notify(${catalogueChannel}, '')`.execute(db)),
  };
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
  const retention: Sweep = {
    name: "retention-sweep",
    cron: everyNight,
    run: async () => {
      await forgetOldData(db);
      await sweepNumbers(db, config, payments.warn);
    },
  };
  // A shop without a mail server keeps its letters as files: nobody would get the question.
  return jobs.work(handlers, config.mail.smtpUrl === undefined ? [payment, retention] : [payment, retention, review]);
}

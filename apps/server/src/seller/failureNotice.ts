import { jobNames } from "../jobs/Jobs.ts";
import type { Email } from "../mail/createMailer.ts";
import { sellerTexts } from "../texts/emails/sellerTexts.ts";
import { failedWork } from "./failedWork.ts";
import type { ReportedFailure } from "./givenUpJob.ts";
import { emailText } from "../mail/emailText.ts";
import { writtenKronor } from "../texts/writtenKronor.ts";

const texts = sellerTexts.failure;

/** What can be done about it. Webhooks are not jobs, and jobs of other versions are unknown here. */
function adviceFor({ id, job, order }: Pick<ReportedFailure, "id" | "job" | "order">): readonly string[] {
  if (job === "order-money" && order !== null) return [texts.money(order)];
  return jobNames.some((name) => name === job) ? [texts.again(id)] : [];
}

/** Notifies the seller that something finally failed, with its subject and the reason. */
export function failureNotice({ id, job, problem, order, amountOre }: ReportedFailure, seller: string): Email {
  const work = failedWork(job);
  return {
    to: seller,
    subject: order === null ? texts.subject(work) : texts.subjectOfOrder(work, order),
    text: emailText([
      [texts.what(work), texts.tried],
      [
        ...(order === null ? [] : [texts.order(order)]),
        ...(amountOre === null ? [] : [texts.amount(writtenKronor(amountOre))]),
        ...(problem === "" ? [] : [texts.problem(problem)]),
      ],
      adviceFor({ id, job, order }),
    ]),
    attachments: [],
  };
}

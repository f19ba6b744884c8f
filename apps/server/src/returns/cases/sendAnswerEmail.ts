import type { CaseEnding } from "@torg/desk/domain/cases";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { type CaseSource, tableOf } from "../../desk/cases/CaseSource.ts";
import { findKind } from "../../desk/cases/endCase.ts";
import type { Mailer } from "../../mail/createMailer.ts";
import { sendOnce } from "../../mail/sendOnce.ts";
import { readSettings } from "../../settings/readSettings.ts";
import { answerEmail, type EndedCase } from "./answerEmail.ts";

async function linesOf(db: Kysely<Database>, { source, id }: CaseSource): Promise<EndedCase["lines"]> {
  return source === "case"
    ? db.selectFrom("return_case_line").select(["name", "quantity"]).where("case_id", "=", id).execute()
    : db.selectFrom("withdrawal_line").select(["name", "quantity"]).where("withdrawal_id", "=", id).execute();
}

interface EndedRow extends Pick<EndedCase, "answer" | "order" | "name" | "email"> {
  readonly ending: CaseEnding | null;
}

/** Reads a case that ended with a message to its buyer; null for any other, and if it no longer exists. */
async function readEnded(db: Kysely<Database>, found: CaseSource): Promise<EndedCase | null> {
  const kind = await findKind(db, found);
  const { rows } = await sql<EndedRow>`
    SELECT answered.ended_how AS ending, answered.ended_text AS answer, o.name AS "order", o.first_name AS name, o.email
    FROM ${sql.table(tableOf(found))} answered JOIN "order" o ON o.id = answered.order_id WHERE answered.id = ${found.id}`.execute(
    db,
  );
  const [row] = rows;
  if (kind === null || row === undefined) return null;
  const { ending, ...rest } = row;
  if (ending === null || ending === "quiet") return null;
  return { ...rest, kind, ending, number: found.id, lines: await linesOf(db, found) };
}

/** Informs the buyer how a case has ended, once; not if the buyer was erased meanwhile. */
export async function sendAnswerEmail(db: Kysely<Database>, mailer: Mailer, found: CaseSource): Promise<void> {
  const write = async () => {
    const ended = await readEnded(db, found);
    if (ended === null) return null;
    const { company, shopName } = await readSettings(db);
    const contacts = [company.email, company.phone].filter((contact) => contact !== "");
    return answerEmail(ended, { shopName: company.name || shopName, contacts });
  };
  await sendOnce({ db, mailer }, { about: tableOf(found), id: found.id, to: "answered", write });
}

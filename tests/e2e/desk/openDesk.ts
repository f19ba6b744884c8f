import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import * as z from "zod/mini";
import { readConfig } from "../../../apps/server/src/config/readConfig.ts";
import { codeAt } from "../../../apps/server/src/operators/oneTimeCode.ts";
import { runOperatorCommand } from "../../../apps/server/src/operators/runOperatorCommand.ts";
import { openVisitor, viewports } from "../shops/openBrowser.ts";
import { hearErrors } from "../steps/hearErrors.ts";
import { withDatabase } from "../steps/readOrder.ts";

/** A person who works in a shop, with the credentials. */
export interface DeskAccount {
  readonly email: string;
  readonly password: string;
  readonly codeKey: string;
}

const toldSchema = z.object({ password: z.string(), codeKey: z.string() });

/** Creates a desk account in a running shop, as its owner does by a command. */
export async function addOperator(
  dataDir: string,
  who: { readonly name: string; readonly email: string; readonly role: "seller" | "administrator" },
): Promise<DeskAccount> {
  const config = readConfig({ TORG_DATA_DIR: dataDir });
  const readPassword = async (): Promise<string> => "";
  const told = await withDatabase(dataDir, (db) =>
    runOperatorCommand({ db, config, readPassword }, { task: "add", ...who, "password-stdin": false }),
  );
  return { email: who.email, ...toldSchema.parse(told) };
}

/** Takes the administrator's role from an operator, who stays logged in. */
export async function makeSeller(dataDir: string, { email }: DeskAccount): Promise<void> {
  await withDatabase(dataDir, (db) =>
    db.updateTable("operator").set({ role: "seller" }).where("email", "=", email).execute(),
  );
}

/** Submits the login form of the desk; the code is the current one by default. */
export async function logInAtDesk(page: Page, account: DeskAccount, code = codeAt(account.codeKey, Date.now())) {
  await page.getByLabel("E-post").fill(account.email);
  await page.getByLabel("Lösenord", { exact: true }).fill(account.password);
  await page.getByLabel("Engångskod").fill(code);
  await page.getByRole("button", { name: "Logga in" }).click();
}

/** Where an operator works, and whether scripts run there. */
export interface DeskVisit {
  readonly browser: Browser;
  readonly address: string;
  readonly hasScript: boolean;
}

/** Runs steps at the desk on a phone, and fails on any error. */
export async function visitDesk(
  { browser, address, hasScript }: DeskVisit,
  steps: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await openVisitor(browser, address, { javaScriptEnabled: hasScript, viewport: viewports.phone });
  try {
    const page = await context.newPage();
    const problems = hearErrors(page);
    await steps(page, context);
    expect(problems).toEqual([]);
  } finally {
    await context.close();
  }
}

/** Logs in at the desk and waits for the orders. */
export async function enterDesk(page: Page, address: string, account: DeskAccount): Promise<void> {
  await page.goto(`${address}/butiken`);
  await logInAtDesk(page, account);
  await page.getByRole("heading", { name: "Ordrar", level: 1 }).waitFor();
}

/** The log entries of an account, oldest first. */
export const logOf = (dataDir: string, email: string): Promise<readonly string[]> =>
  withDatabase(dataDir, async (db) => {
    const rows = await db
      .selectFrom("operator_log as l")
      .innerJoin("operator as o", "o.id", "l.operator_id")
      .select("l.event")
      .where("o.email", "=", email)
      .orderBy("l.id")
      .execute();
    return rows.map(({ event }) => event);
  });

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMailer, type Email } from "../../mail/createMailer.ts";
import { recordJobs } from "../../testing/recordJobs.ts";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";
import sharp from "sharp";
import { registerCase } from "./registerCase.ts";
import { sendCaseEmail, sendCaseNotice } from "./sendCaseEmail.ts";
import { sendWithdrawalEmail, sendWithdrawalNotice } from "../withdrawals/sendWithdrawalEmail.ts";
import { withdraw } from "../withdrawals/withdraw.ts";

const dataDir = mkdtempSync(join(tmpdir(), "torg-letters-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

function aMailer() {
  const sent: Email[] = [];
  return { sent, send: async (mail: Email) => void sent.push(mail) };
}

/** An incompressible picture, like a photo in dim light. */
async function aPicture(side: number) {
  const channels = 3;
  const noise = sharp({
    create: {
      width: side,
      height: side,
      channels,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
  const content = await noise.png().toBuffer();
  return { media_type: "image/png", width: side, height: side, content } as const;
}

/** More than all tests together send back. */
const plenty = [{ productId: 1001, name: "Tvättmaskin NV 8014", quantity: 20 }];
const lines = [{ productId: 1001, name: "Tvättmaskin NV 8014", quantity: 1 }];

async function setSeller(email: string): Promise<void> {
  const value = JSON.stringify({ shopName: "Nordhem", company: { email } });
  await shop.database.pool.query(
    "INSERT INTO setting VALUES ('shop', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    [value],
  );
}

describe("the letters about a return or complaint", () => {
  it("tell the customer the case number, and the seller what was written, with the pictures", async () => {
    const { db } = shop.context;
    await setSeller("kund@nordhem.example");
    const image = await aPicture(40);
    const told = {
      orderId: 5012,
      bought: lines,
      kind: "complaint",
      message: "Buckla på sidan",
      lines,
      images: [image],
    };
    const jobs = recordJobs();
    const id = Number(await registerCase(db, jobs, told));
    expect(await registerCase(db, jobs, told)).toBe(id);
    expect(jobs.added).toEqual([
      { name: "case-mail", id },
      { name: "case-notice", id },
    ]);
    const mailer = aMailer();
    await sendCaseEmail(db, mailer, id);
    await sendCaseNotice(db, mailer, id);
    const [toCustomer, toSeller] = mailer.sent;
    expect(toCustomer).toMatchObject({
      to: "anna.andersson@example.se",
      subject: `Ärende ${id}: vi har tagit emot din anmälan om 100245 – Nordhem`,
    });
    for (const part of [
      `Ärendenummer: ${id}`,
      "Typ av ärende: Reklamation",
      "1 × Tvättmaskin NV 8014",
      "Buckla på sidan",
    ]) {
      expect(toCustomer?.text).toContain(part);
      expect(toSeller?.text).toContain(part);
    }
    expect(toCustomer?.text).toContain("Väljer du reparation förlängs vårt ansvar för fel med tolv månader.");
    expect(toSeller).toMatchObject({
      to: "kund@nordhem.example",
      replyTo: "anna.andersson@example.se",
      attachments: [{ filename: `arende-${id}-bild-1.jpg`, type: "image/jpeg" }],
    });
    const { rows } = await shop.database.pool.query("SELECT mailed_at, seller_told_at FROM return_case WHERE id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ mailed_at: expect.any(Date), seller_told_at: expect.any(Date) }]);
  });

  it("notify the seller of a withdrawal as well, and nobody when the seller has no address", async () => {
    const { db } = shop.context;
    const order = { orderId: 5012, orderNumber: "100245", orderEmail: "anna.andersson@example.se", products: lines };
    const jobs = recordJobs();
    const id = Number(await withdraw(db, jobs, { order, name: "Anna Andersson", lines }));
    expect(jobs.added.map(({ name }) => name)).toEqual(["withdrawal-mail", "withdrawal-notice"]);
    const mailer = aMailer();
    await setSeller("");
    await sendWithdrawalNotice(db, mailer, id);
    expect(mailer.sent).toEqual([]);
    await setSeller("kund@nordhem.example");
    await sendWithdrawalNotice(db, mailer, id);
    expect(mailer.sent).toMatchObject([
      { to: "kund@nordhem.example", replyTo: "anna.andersson@example.se", subject: `Ånger ${id}: köp 100245` },
    ]);
    expect(mailer.sent[0]?.text).toContain("Det gäller hela ordern:");
  });

  it("carry three large pictures in less than 10 MB, and say which could not be attached", async () => {
    const { db } = shop.context;
    await setSeller("kund@nordhem.example");
    const large = [await aPicture(1800), await aPicture(900), await aPicture(900)];
    expect(large.reduce((sum, { content }) => sum + content.length, 0)).toBeGreaterThan(12_000_000);
    const broken = { media_type: "image/png", width: 1, height: 1, content: Buffer.from("dent") } as const;
    const told = { orderId: 5012, bought: plenty, kind: "complaint", message: "", lines, images: large };
    const id = Number(await registerCase(db, recordJobs(), told));
    const other = Number(await registerCase(db, recordJobs(), { ...told, images: [broken] }));
    const mailer = createMailer({ dataDir, mail: { smtpUrl: undefined, from: "butik@example.se" } });
    await sendCaseNotice(db, mailer, id);
    const [name = ""] = readdirSync(join(dataDir, "mail"));
    const letter = readFileSync(join(dataDir, "mail", name));
    expect(letter.length).toBeLessThan(10_000_000);
    expect(letter.toString().match(/filename=arende-\d+-bild-\d\.jpg/g)).toHaveLength(3);
    const memory = aMailer();
    await sendCaseNotice(db, memory, other);
    expect(memory.sent[0]).toMatchObject({ attachments: [], text: expect.stringContaining("En bild gick inte") });
  });

  it("are not sent again when a job is retried after they were recorded as sent", async () => {
    const { db } = shop.context;
    await setSeller("kund@nordhem.example");
    const told = { orderId: 5012, bought: plenty, kind: "return", message: "Igen", lines, images: [] };
    const order = { orderId: 5012, orderNumber: "100245", orderEmail: "anna.andersson@example.se", products: plenty };
    const caseId = Number(await registerCase(db, recordJobs(), told));
    const withdrawal = Number(await withdraw(db, recordJobs(), { order, name: "Anna A", lines }));
    await shop.database.pool.query("UPDATE withdrawal SET mailed_at = NULL, seller_told_at = NULL");
    const mailer = aMailer();
    for (const _try of [1, 2]) {
      await sendCaseEmail(db, mailer, caseId);
      await sendCaseNotice(db, mailer, caseId);
      await sendWithdrawalEmail(db, mailer, withdrawal);
      await sendWithdrawalNotice(db, mailer, withdrawal);
    }
    expect(mailer.sent.map(({ to }) => to)).toEqual([
      "anna.andersson@example.se",
      "kund@nordhem.example",
      "anna.andersson@example.se",
      "kund@nordhem.example",
    ]);
  });

  it("go to nobody whose address was erased, and the seller is still told of the withdrawal", async () => {
    const { db } = shop.context;
    await setSeller("kund@nordhem.example");
    await shop.database.pool.query("DELETE FROM withdrawal");
    const order = { orderId: 5012, orderNumber: "100245", orderEmail: "anna.andersson@example.se", products: lines };
    const id = Number(await withdraw(db, recordJobs(), { order, name: "Anna Andersson", lines }));
    await shop.database.pool.query("UPDATE withdrawal SET email = ''");
    const mailer = aMailer();
    await sendWithdrawalEmail(db, mailer, id);
    await sendWithdrawalNotice(db, mailer, id);
    expect(mailer.sent.map(({ to, replyTo }) => [to, replyTo])).toEqual([["kund@nordhem.example", undefined]]);
  });
});

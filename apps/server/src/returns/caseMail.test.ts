import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Mail } from "../mail/createMailer.ts";
import { recordJobs } from "../testing/recordJobs.ts";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";
import { registerCase } from "./registerCase.ts";
import { sendCaseMail, sendCaseNotice } from "./sendCaseMail.ts";
import { sendWithdrawalNotice } from "./sendWithdrawalMail.ts";
import { withdraw } from "./withdraw.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

function aMailer() {
  const sent: Mail[] = [];
  return { sent, send: async (mail: Mail) => void sent.push(mail) };
}

const image = { media_type: "image/png", width: 1, height: 1, content: Buffer.from("dent") } as const;
const lines = [{ product_id: 1001, name: "Tvättmaskin NV 8014", quantity: 1 }];

async function setSeller(email: string): Promise<void> {
  const value = JSON.stringify({ shopName: "Nordhem", company: { email } });
  await shop.database.pool.query(
    "INSERT INTO setting VALUES ('shop', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    [value],
  );
}

describe("the letters about a return or complaint", () => {
  it("tell the customer its number, and the seller what was written, with the pictures", async () => {
    const { db } = shop.context;
    await setSeller("kund@nordhem.example");
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
    await sendCaseMail(db, mailer, id);
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
    expect(toSeller).toMatchObject({
      to: "kund@nordhem.example",
      replyTo: "anna.andersson@example.se",
      attachments: [{ filename: `arende-${id}-bild-1.png`, type: "image/png", body: image.content }],
    });
    const { rows } = await shop.database.pool.query("SELECT mailed_at, seller_told_at FROM return_case WHERE id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ mailed_at: expect.any(Date), seller_told_at: expect.any(Date) }]);
  });

  it("tell the seller of a withdrawal as well, and nobody where the seller has no address", async () => {
    const { db } = shop.context;
    const order = { order_id: 5012, order_name: "100245", order_email: "anna.andersson@example.se", products: lines };
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
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createMailer } from "./createMailer.ts";

const dataDir = mkdtempSync(join(tmpdir(), "torg-mailer-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const mail = { to: "anna@example.se", subject: "Hej", text: "Hej Anna", attachments: [] };

it("reports a letter that could not be stored, leaves no partial file, and stores it on the next try", async () => {
  const mailer = createMailer({ dataDir, mail: { smtpUrl: undefined, from: "butik@example.se" } });
  const folder = join(dataDir, "mail");
  writeFileSync(folder, "in the way");
  await expect(mailer.send(mail)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(readdirSync(dataDir)).toEqual(["mail"]);
  rmSync(folder);
  await mailer.send(mail);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[^.].*\.eml$/)]);
});

it("stores letters where nobody else on the machine can read them, even in a folder that was readable", async () => {
  const own = mkdtempSync(join(tmpdir(), "torg-mailer-"));
  const folder = join(own, "mail");
  mkdirSync(folder, { mode: 0o755 });
  await createMailer({ dataDir: own, mail: { smtpUrl: undefined, from: "butik@example.se" } }).send(mail);
  const [name = ""] = readdirSync(folder);
  const modes = [statSync(folder), statSync(join(folder, name))].map(({ mode }) => (mode & 0o777).toString(8));
  expect(modes).toEqual(["700", "600"]);
  rmSync(own, { recursive: true });
});

it("tells mail programs how the recipient can unsubscribe from such letters", async () => {
  const own = mkdtempSync(join(tmpdir(), "torg-mailer-"));
  const mailer = createMailer({ dataDir: own, mail: { smtpUrl: undefined, from: "butik@example.se" } });
  await mailer.send({ ...mail, unsubscribe: "https://butik.example/nej-tack" });
  const [name = ""] = readdirSync(join(own, "mail"));
  const letter = readFileSync(join(own, "mail", name), "utf8");
  expect(letter).toContain("List-Unsubscribe: <https://butik.example/nej-tack>");
  rmSync(own, { recursive: true });
});

it("does not wait for a mail server that does not respond", async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => {
    silent.listen(0, "127.0.0.1", resolve);
  });
  const address = silent.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const mailer = createMailer({ dataDir, mail: { smtpUrl, from: "butik@example.se" } }, { timeoutMs: 50 });
  // Which of the three timeouts ends first is random, as all are equally long.
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  silent.close();
});

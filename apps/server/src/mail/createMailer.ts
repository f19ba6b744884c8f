import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { ShopConfig } from "../config/readConfig.ts";

/** A letter to a customer. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string; readonly html: string }[];
}

/** Sends letters; rejects when one could not be handed over. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
}

/**
 * One file for each letter, written beside and moved into place, so that none is ever seen half. What a full disk has
 * left of one is removed.
 */
async function keepFile(folder: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`;
  const unfinished = join(folder, `.${name}`);
  try {
    await writeFile(unfinished, message, { flush: true });
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Milliseconds that a mail server may be silent: less than a job has, so that no letter is sent by two tries at once. */
const usualPatience = 10_000;

/** Sends by the mail server of the configuration; without one, letters are kept as files in the data folder. */
export function createMailer(config: Pick<ShopConfig, "dataDir" | "mail">, patience: number = usualPatience): Mailer {
  const { smtpUrl, from } = config.mail;
  const message = ({ to, subject, text, attachments }: Mail) => ({
    from,
    to,
    subject,
    text,
    attachments: attachments.map(({ filename, html }) => ({
      filename,
      content: html,
      contentType: "text/html; charset=utf-8",
    })),
  });
  if (smtpUrl !== undefined) {
    const limits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
    const transport = createTransport({ url: smtpUrl, ...limits });
    return { send: async (mail) => void (await transport.sendMail(message(mail))) };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  const folder = join(config.dataDir, "mail");
  return {
    async send(mail) {
      const sent = await transport.sendMail(message(mail));
      if (!Buffer.isBuffer(sent.message)) throw new Error("The letter was not put together.");
      await keepFile(folder, sent.message);
    },
  };
}

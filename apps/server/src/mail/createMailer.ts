import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { ShopConfig } from "../config/readConfig.ts";
import { writeWhole } from "../files/writeWhole.ts";

/** An attachment of a letter. */
export interface MailFile {
  readonly filename: string;
  readonly type: string;
  readonly body: string | Buffer;
}

/** A letter, to a customer or to the seller. */
export interface Email {
  readonly to: string;
  /** The address for replies; absent = the sender. */
  readonly replyTo?: string;
  /** The unsubscribe address that mail programs offer with the letter; absent = none. */
  readonly unsubscribe?: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly MailFile[];
}

/** Sends letters; rejects if one could not be handed over. */
export interface Mailer {
  readonly send: (mail: Email) => Promise<void>;
}

/** One file for each letter. */
async function storeFile(folder: string, message: Buffer): Promise<void> {
  const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`;
  await writeWhole(join(folder, name), message, { flush: true, isPrivate: true });
}

/**
 * Milliseconds that a mail server may be silent: less than the time limit of a job, so that two attempts never send the
 * same letter at once.
 */
const defaultTimeoutMs = 10_000;

/** The sender of letters if none is configured. */
const defaultSender = "butik@localhost";

interface MailerOptions {
  readonly timeoutMs?: number;
  /** Called for each letter if the environment names no sender. */
  readonly findSender?: () => Promise<string | null>;
}

/** Sends through the configured mail server; without one, letters are kept as files in the data folder. */
export function createMailer(
  config: Pick<ShopConfig, "dataDir" | "mail">,
  { timeoutMs = defaultTimeoutMs, findSender = () => Promise.resolve(null) }: MailerOptions = {},
): Mailer {
  const { smtpUrl } = config.mail;
  const message = async ({ to, replyTo, unsubscribe, subject, text, attachments }: Email) => ({
    from: config.mail.from ?? (await findSender()) ?? defaultSender,
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(unsubscribe === undefined ? {} : { list: { unsubscribe } }),
    subject,
    text,
    attachments: attachments.map(({ filename, type, body }) => ({ filename, content: body, contentType: type })),
  });
  if (smtpUrl !== undefined) {
    const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
    const transport = createTransport({ url: smtpUrl, ...limits });
    return { send: async (mail) => void (await transport.sendMail(await message(mail))) };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  const folder = join(config.dataDir, "mail");
  return {
    async send(mail) {
      const sent = await transport.sendMail(await message(mail));
      if (!Buffer.isBuffer(sent.message)) throw new Error("The letter was not put together.");
      await storeFile(folder, sent.message);
    },
  };
}

import * as z from "zod";
import type { Replay } from "./webhookQueries.ts";
import { parseArguments } from "../commands/parseArguments.ts";

/** A command about webhooks. */
export type WebhookCommand =
  | { readonly task: "list" }
  | { readonly task: "show"; readonly messageId: string }
  | { readonly task: "failed"; readonly endpoint: string | null }
  | { readonly task: "replay"; readonly replay: Replay }
  | { readonly task: "secret"; readonly endpoint: string; readonly isRotated: boolean }
  | { readonly task: "enable"; readonly endpoint: string };

/** The usage of the command. */
export const webhookUsage = `npm run webhooks -- list
npm run webhooks -- show <msg_…>
npm run webhooks -- failed [--endpoint <id>]
npm run webhooks -- replay <msg_…> | --since <day or moment, such as 2026-11-29T08:00:00+01:00> [--endpoint <id>] [--failed]
npm run webhooks -- secret <id> [--rotate]
npm run webhooks -- enable <id>`;

const options = {
  endpoint: { type: "string" },
  since: { type: "string" },
  failed: { type: "boolean" },
  rotate: { type: "boolean" },
} as const;

const timeSchema = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).transform((text) => new Date(text));

const valuesSchema = z
  .strictObject({ endpoint: z.string().min(1), since: timeSchema, failed: z.boolean(), rotate: z.boolean() })
  .partial();

type Values = z.infer<typeof valuesSchema>;

const takes: Readonly<Record<string, readonly (keyof Values)[]>> = {
  list: [],
  show: [],
  failed: ["endpoint"],
  replay: ["endpoint", "since", "failed"],
  secret: ["rotate"],
  enable: [],
};

function commandOf(word: string, name: string | undefined, values: Values): WebhookCommand | null {
  const { endpoint = null, since = null, failed: isFailedOnly = false, rotate: isRotated = false } = values;
  if (word === "list" && name === undefined) return { task: "list" };
  if (word === "failed" && name === undefined) return { task: "failed", endpoint };
  if (word === "replay" && (name === undefined) !== (since === null)) {
    return { task: "replay", replay: { messageId: name ?? null, since, endpoint, isFailedOnly } };
  }
  if (name === undefined) return null;
  if (word === "show") return { task: "show", messageId: name };
  if (word === "secret") return { task: "secret", endpoint: name, isRotated };
  return word === "enable" ? { task: "enable", endpoint: name } : null;
}

/** Parses a command about webhooks; throws an error with the usage. */
export function readWebhookArguments(args: readonly string[]): WebhookCommand {
  const usage = new Error(`Usage: ${webhookUsage}`);
  const parsed = parseArguments(args, options, usage);
  const [word = "", name, ...more] = parsed.positionals;
  const values = valuesSchema.safeParse(parsed.values);
  if (!values.success || more.length > 0) throw usage;
  const allowed: readonly string[] = takes[word] ?? [];
  const command = commandOf(word, name, values.data);
  if (command === null || !Object.keys(values.data).every((option) => allowed.includes(option))) throw usage;
  return command;
}

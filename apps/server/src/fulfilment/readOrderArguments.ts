import type { ReturnReason } from "@torg/orders/domain";
import * as z from "zod";
import { parcelLink } from "./parcelLink.ts";
import { parseArguments } from "../commands/parseArguments.ts";

/** Pieces of an order line; lines count from 1. */
export interface LinePieces {
  readonly position: number;
  /** Null: as many as possible. */
  readonly quantity: number | null;
}

/** What a command does to an order; `pieces` is null for all of them. */
export type OrderTask =
  | { readonly task: "show" | "pick" | "money" | "by-hand" }
  | {
      readonly task: "ship";
      readonly pieces: readonly LinePieces[] | null;
      readonly parcel: { readonly carrier: string; readonly trackingNumber: string; readonly link: string } | null;
    }
  | { readonly task: "deliver"; readonly shipment: number }
  | { readonly task: "cancel"; readonly pieces: readonly LinePieces[] | null }
  | {
      readonly task: "return";
      readonly pieces: readonly LinePieces[] | null;
      readonly ground: ReturnReason;
      readonly isRestocked: boolean;
    }
  | { readonly task: "credit"; readonly amountOre: number };

/** A command about an order. */
export interface OrderCommand {
  /** The order number known to the buyer; empty for a list. */
  readonly number: string;
  readonly task: OrderTask | { readonly task: "list" };
  /** Null: a new key, so that repeating the command is another act. */
  readonly key: string | null;
}

/** The usage of the command. */
export const orderUsage = `npm run order -- list
npm run order -- show | pick <number>
npm run order -- ship <number> [--lines <line[:pieces],…>] [--carrier <name> --parcel <number> [--link <address>]]
npm run order -- deliver <number> [--shipment <n>]
npm run order -- cancel <number> [--lines <line[:pieces],…>]
npm run order -- refund <number> [--lines <line[:pieces],…>] [--because withdrawal|complaint|goodwill] [--scrap]
npm run order -- refund <number> --amount <kronor>
npm run order -- money <number> [--by-hand]
Each takes --key <text>: sent again with it, the command changes nothing more.`;

const options = {
  lines: { type: "string" },
  carrier: { type: "string" },
  parcel: { type: "string" },
  link: { type: "string" },
  shipment: { type: "string" },
  because: { type: "string" },
  scrap: { type: "boolean" },
  amount: { type: "string" },
  "by-hand": { type: "boolean" },
  key: { type: "string" },
} as const;

const count = z.coerce.number().int().min(1).max(100_000);

/** `1` for everything possible of line 1, `1:2` for two pieces of it. */
const linePieces = z
  .string()
  .regex(/^\d+(:\d+)?$/)
  .transform((text): LinePieces => {
    const [position, quantity] = text.split(":");
    return { position: Number(position), quantity: quantity === undefined ? null : Number(quantity) };
  });

const piecesSchema = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.array(linePieces));

const valuesSchema = z
  .strictObject({
    lines: piecesSchema,
    carrier: z.string().trim().min(1).max(60),
    parcel: z.string().trim().min(1).max(100),
    link: z.url({ protocol: /^https$/ }),
    shipment: count,
    because: z.enum(["withdrawal", "complaint", "goodwill"]),
    scrap: z.boolean(),
    amount: z
      .string()
      .regex(/^\d{1,7}([.,]\d{1,2})?$/)
      .transform((text) => Math.round(Number(text.replace(",", ".")) * 100)),
    "by-hand": z.boolean(),
    key: z.string().min(1).max(200),
  })
  .partial();

type Values = z.infer<typeof valuesSchema>;

/** The options of each command, besides the key. */
const takes: Readonly<Record<string, readonly (keyof Values)[]>> = {
  list: [],
  show: [],
  pick: [],
  ship: ["lines", "carrier", "parcel", "link"],
  deliver: ["shipment"],
  cancel: ["lines"],
  refund: ["lines", "because", "scrap", "amount"],
  money: ["by-hand"],
};

function parcelOf({ carrier, parcel, link }: Values) {
  if (carrier === undefined && parcel === undefined) return null;
  const [name, number] = [carrier ?? "", parcel ?? ""];
  return { carrier: name, trackingNumber: number, link: link ?? parcelLink(name, number) };
}

function taskOf(word: string, values: Values): OrderCommand["task"] | null {
  const pieces = values.lines ?? null;
  switch (word) {
    case "list":
    case "show":
    case "pick":
      return { task: word };
    case "money":
      return { task: values["by-hand"] === true ? "by-hand" : "money" };
    case "ship":
      return { task: "ship", pieces, parcel: parcelOf(values) };
    case "deliver":
      return { task: "deliver", shipment: values.shipment ?? 1 };
    case "cancel":
      return { task: "cancel", pieces };
    case "refund": {
      const { amount, because = "withdrawal", scrap = false } = values;
      if (amount === undefined) return { task: "return", pieces, ground: because, isRestocked: !scrap };
      const isAlone = pieces === null && values.because === undefined && values.scrap === undefined;
      return isAlone ? { task: "credit", amountOre: amount } : null;
    }
    default:
      return null;
  }
}

/** Parses a command about an order; throws an error with the usage. */
export function readOrderArguments(args: readonly string[]): OrderCommand {
  const usage = new Error(`Usage: ${orderUsage}`);
  const parsed = parseArguments(args, options, usage);
  const [word = "", number, ...more] = parsed.positionals;
  const values = valuesSchema.safeParse(parsed.values);
  const isList = word === "list";
  if (!values.success || (number === undefined) !== isList || more.length > 0) throw usage;
  const { key = null, ...rest } = values.data;
  const allowed: readonly string[] = takes[word] ?? [];
  const task = taskOf(word, values.data);
  if (task === null || !Object.keys(rest).every((name) => allowed.includes(name))) throw usage;
  return { number: number ?? "", task, key };
}

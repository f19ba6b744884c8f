import { parseArgs } from "node:util";
import { cleanPastedText } from "@torg/format/typed";
import * as z from "zod";
import { messageOf } from "../../errors/messageOf.ts";

/** The settings of a code: undefined keeps the current value, null lifts a limit. */
export interface CodeSetting {
  /** In upper case; null for a new gift card, whose code is generated. */
  readonly code: string | null;
  readonly label?: string | undefined;
  /** Percent off the products, öre off them, or the öre on a gift card. */
  readonly worth?: { readonly kind: "percent" | "amount" | "gift_card"; readonly value: number } | undefined;
  readonly uses?: number | null | undefined;
  readonly usesPerCustomer?: number | null | undefined;
  /** Swedish days, both inclusive, such as 2026-06-01. */
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
  readonly removable?: boolean | undefined;
}

/** Usage of the command. */
export const codeUsage =
  'npm run code -- [<CODE>] [--label "<text>"] [--percent <1-100> | --kronor <n> | --gift-card <kronor>] ' +
  "[--uses <n|none>] [--per-customer <n|none>] [--from <date|none>] [--until <date|none>] [--fixed | --removable]";

const none = z.literal("none").transform(() => null);
const count = z.union([none, z.coerce.number().int().min(1).max(1_000_000)]);
const day = z.union([none, z.iso.date()]);
const kronor = z.coerce
  .number()
  .positive()
  .max(10_000_000)
  .transform((value) => Math.round(value * 100));

const valuesSchema = z
  .object({
    label: z.string().trim().min(1).max(200),
    percent: z.coerce.number().int().min(1).max(100),
    kronor,
    "gift-card": kronor,
    uses: count,
    "per-customer": count,
    from: day,
    until: day,
    fixed: z.boolean(),
    removable: z.boolean(),
  })
  .partial();

const options = {
  label: { type: "string" },
  percent: { type: "string" },
  kronor: { type: "string" },
  "gift-card": { type: "string" },
  uses: { type: "string" },
  "per-customer": { type: "string" },
  from: { type: "string" },
  until: { type: "string" },
  fixed: { type: "boolean" },
  removable: { type: "boolean" },
} as const;

function worthOf(values: z.infer<typeof valuesSchema>): CodeSetting["worth"] {
  const given = [
    ...(values.percent === undefined ? [] : [{ kind: "percent" as const, value: values.percent }]),
    ...(values.kronor === undefined ? [] : [{ kind: "amount" as const, value: values.kronor }]),
    ...(values["gift-card"] === undefined ? [] : [{ kind: "gift_card" as const, value: values["gift-card"] }]),
  ];
  if (given.length > 1) throw new Error("A code is worth a percentage, an amount or a gift card, not two of them.");
  return given[0];
}

/** Parses the arguments of the command. Throws an error with the usage. */
export function readCodeArguments(words: readonly string[]): CodeSetting {
  try {
    const { values: raw, positionals } = parseArgs({ args: [...words], allowPositionals: true, options });
    const [typed, ...rest] = positionals;
    // Cleaned as what shoppers type is: a code with an unseen sign could never be given.
    const code = typed === undefined ? null : cleanPastedText(typed);
    const isNamed = code === null ? raw["gift-card"] !== undefined : /^\S{1,100}$/.test(code);
    if (!isNamed || rest.length > 0) throw new Error("Name one code, without spaces; a new gift card alone has none.");
    const values = valuesSchema.parse(raw);
    if (values.fixed === true && values.removable === true) throw new Error("A code is fixed or removable, not both.");
    const removable = values.fixed === true ? false : values.removable;
    const { label, uses, from, until } = values;
    const usesPerCustomer = values["per-customer"];
    return {
      code: code?.toUpperCase() ?? null,
      label,
      worth: worthOf(values),
      uses,
      usesPerCustomer,
      from,
      until,
      removable,
    };
  } catch (error) {
    throw new Error(`${problemOf(error)}\nUsage: ${codeUsage}`, { cause: error });
  }
}

const problemOf = (error: unknown): string => (error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error));

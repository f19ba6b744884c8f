import { operatorRoles } from "@torg/desk/domain";
import * as z from "zod";
import { parseArguments } from "../commands/parseArguments.ts";

/** The usage of the command. */
export const operatorUsage = `npm run operator -- list
npm run operator -- add <mail address> --name <name> --role seller|administrator [--password-stdin]
npm run operator -- reset <mail address> [--password-stdin]
npm run operator -- close <mail address>
Without --password-stdin the shop makes a password. It is shown once, with the key for an authenticator.`;

const email = z
  .email()
  .max(200)
  .transform((text) => text.toLowerCase());
const flag = z.boolean().default(false);

/** A command about desk accounts. */
const commandSchema = z.discriminatedUnion("task", [
  z.strictObject({ task: z.literal("list") }),
  z.strictObject({
    task: z.literal("add"),
    email,
    name: z.string().trim().min(1).max(100),
    role: z.enum(operatorRoles),
    "password-stdin": flag,
  }),
  z.strictObject({ task: z.literal("reset"), email, "password-stdin": flag }),
  z.strictObject({ task: z.literal("close"), email }),
]);

/** A command about desk accounts. */
export type OperatorCommand = Readonly<z.infer<typeof commandSchema>>;

const options = { name: { type: "string" }, role: { type: "string" }, "password-stdin": { type: "boolean" } } as const;

/** Parses a command about desk accounts; throws an error with the usage. */
export function readOperatorArguments(args: readonly string[]): OperatorCommand {
  const usage = new Error(`Usage: ${operatorUsage}`);
  const parsed = parseArguments(args, options, usage);
  const [task, address, ...more] = parsed.positionals;
  const addressed = address === undefined ? {} : { email: address };
  const command = commandSchema.safeParse({ task, ...addressed, ...parsed.values });
  if (!command.success || more.length > 0) throw usage;
  return command.data;
}

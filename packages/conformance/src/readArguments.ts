import { parseArgs } from "node:util";

/** The requested command. */
export type Command =
  | { readonly name: "help" }
  | { readonly name: "openapi" }
  | {
      readonly name: "verify";
      readonly address: string;
      readonly only: readonly string[];
      /** Milliseconds. */
      readonly timeout: number;
      readonly isJson: boolean;
      readonly orders: boolean;
      /** Ids of products that can be bought. */
      readonly products: readonly number[];
      /** Path of the file with hints, or null. */
      readonly dataFile: string | null;
    };

export const usage = `Usage: conformance verify <address> [options]
       conformance openapi

Checks a shop backend against the contract of the Torg packages, over HTTP only.

  --only <ids>      beginnings of check ids or sections, with commas: --only cart,7.5
  --product <ids>   products that can be bought, for a backend without pages: --product 7001,7002
  --data <file>     JSON with what nobody can find out: codes, a login, an order (see the README)
  --orders          also place orders and act on them, a complaint and a withdrawal
  --timeout <s>     seconds that one answer may take (30)
  --json            print the report for machines

openapi prints the contract as an OpenAPI 3.1 document.

Exit code: 0 when nothing failed, 1 when something did, 2 when the check could not be made.
`;

/** Parses the command line; if it is invalid, `problem` says why. */
export function readArguments(args: readonly string[]): Command | { readonly problem: string } {
  const read = parse(args);
  if ("problem" in read) return read;
  const { values, positionals } = read;
  const [name, address] = positionals;
  if (values.help === true || name === undefined) return { name: "help" };
  if (name === "openapi") return { name: "openapi" };
  if (name !== "verify") return { problem: `There is no command ${name}.` };
  if (address === undefined || !/^https?:\/\//.test(address) || !URL.canParse(address)) {
    return { problem: "verify needs the address of a backend, such as http://localhost:3000." };
  }
  const seconds = Number(values.timeout ?? "30");
  if (!Number.isFinite(seconds) || seconds <= 0) return { problem: "--timeout needs a number of seconds." };
  const products = parts(values.product).map(Number);
  if (!products.every((id) => Number.isInteger(id) && id > 0)) return { problem: "--product needs ids of products." };
  return {
    name: "verify",
    address,
    only: parts(values.only),
    products,
    timeout: seconds * 1000,
    isJson: values.json === true,
    orders: values.orders === true,
    dataFile: values.data ?? null,
  };
}

const parts = (values: readonly string[] = []): readonly string[] =>
  values.flatMap((part) => part.split(",")).filter((part) => part !== "");

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        only: { type: "string", multiple: true },
        product: { type: "string", multiple: true },
        data: { type: "string" },
        timeout: { type: "string" },
        json: { type: "boolean" },
        orders: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    return { problem: error instanceof Error ? error.message : "The arguments cannot be read." };
  }
}

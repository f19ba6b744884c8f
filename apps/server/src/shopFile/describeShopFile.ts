import { shopJsonSchema } from "./shopJsonSchema.ts";

type Schema = ReturnType<typeof shopJsonSchema>;

const intro = `# shop.json

The settings of a shop, in the folder that \`npm create torg\` makes. This page is generated from the schema that the shop reads the file by, and so is the JSON Schema \`node_modules/@torg/shop/dist/shop.schema.json\`: with \`"$schema"\` an editor completes names and shows these descriptions.

\`torg-shop start\` reads the file, and \`torg-shop settings\` reads it beside a running shop. The whole file is checked before anything changes, and all errors are reported together, with their lines. A part that is left out stays as it is; an entry that is removed from a list is withdrawn. The same folder holds \`pages\`, \`texts.json\`, \`theme.css\` and \`service-points.csv\`, the shop's own list of places to collect parcels ([what they contain](running.md)). The demo and the reference data are such files too: [Nordhem](../apps/server/data/nordhem).`;

const isSchema = (value: Schema[string]): value is Schema => typeof value === "object" && value !== null;

const kinds: Readonly<Record<string, string>> = { string: "text", integer: "whole number", boolean: "true or false" };

function kindOf(schema: Schema): string {
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.filter(isSchema).map(kindOf))].join(" or ");
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.type === "array") return "list";
  const kind = String(schema.type);
  return kinds[kind] ?? kind;
}

/** The schema with the inner properties: the schema itself, or the items of its list. */
function innerOf(schema: Schema): Schema | null {
  const inner = schema.type === "array" && isSchema(schema.items) ? schema.items : schema;
  return isSchema(inner) && inner.properties !== undefined ? inner : null;
}

const usual = (schema: Schema): string => {
  if (schema.default === undefined || schema.default === "" || typeof schema.default === "object") return "";
  return ` Left out: \`${JSON.stringify(schema.default)}\`.`;
};

function lines(schema: Schema, depth: number): readonly string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    if (!isSchema(part)) return [];
    const needed = (schema.required ?? []).includes(name) ? ", needed" : "";
    const inner = innerOf(part);
    const said = part.description ?? (inner === part ? undefined : inner?.description);
    const words = said === undefined ? "" : `: ${said}`;
    const own = `${"  ".repeat(depth)}- \`${name}\` (${kindOf(part)}${needed})${words}${usual(part)}`;
    return [own, ...(inner === null ? [] : lines(inner, depth + 1))];
  });
}

/** Generates the documentation page about shop.json, in Markdown. */
export function describeShopFile(): string {
  return `${intro}\n\n${lines(shopJsonSchema(), 0).join("\n")}\n`;
}

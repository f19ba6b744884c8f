/** The description of a statement in a trace. */
export interface StatementShape {
  /** The operation and its first table, such as `SELECT order`; writes take precedence over reads. */
  readonly name: string;
  /** The text with quoted values replaced by question marks, and shortened if long. */
  readonly text: string;
}

/** The maximum length of a statement in a trace, in characters. */
const maxLength = 2000;
const quoted = /\$((?:[a-z_]\w*)?)\$[\s\S]*?(?:\$\1\$|$)|'(?:[^']|'')*(?:'|$)/gi;
const table = String.raw`(?:only\s+)?"?([a-z_]+(?:"?\."?[a-z_]+)?)"?`;
/** The first write of a statement, not counting locks (`FOR UPDATE`) and conflict actions. */
const firstChange = new RegExp(String.raw`(?<!\b(?:for|key|do) )\b(insert into|update|delete from) ${table}`, "i");
/** The first table that is read, not counting functions that return rows. */
const firstRead = new RegExp(String.raw`\bfrom ${table}(?![\w."]*\s*\()`, "i");

const hasTable = /^(?:select|with|insert|update|delete)$/i;

/** The effective operation of a statement, whatever it reads first, and its table. */
function operationOf(text: string): readonly [operation: string, table?: string | undefined] {
  const [, change = "", changed] = firstChange.exec(text) ?? [];
  return changed === undefined ? ["select", firstRead.exec(text)?.[1]] : [change.split(" ")[0] ?? "", changed];
}

/** Describes a statement for a trace, without any value. */
export function statementShape(statement: string): StatementShape {
  const text = statement.replaceAll(quoted, "'?'").replaceAll(/\s+/g, " ").trim();
  const first = /^[a-z]+/i.exec(text)?.[0] ?? "";
  const [operation, place] = hasTable.test(first) ? operationOf(text) : [first];
  const words = [operation.toUpperCase(), place?.replaceAll('"', "") ?? ""].filter((word) => word !== "");
  return {
    name: words.join(" ") || "statement",
    text: text.length > maxLength ? `${text.slice(0, maxLength)} …` : text,
  };
}

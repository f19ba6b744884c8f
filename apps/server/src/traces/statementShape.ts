/** What a trace tells of a statement. */
export interface StatementShape {
  /** What it does, and to which table first, such as `SELECT order`; what it changes goes before what it reads. */
  readonly name: string;
  /** Its text with placeholders: what stands between quotes is a question mark, and a long one is cut. */
  readonly text: string;
}

/** Characters of a statement that a trace holds. */
const longest = 2000;
const quoted = /\$((?:[a-z_]\w*)?)\$[\s\S]*?(?:\$\1\$|$)|'(?:[^']|'')*(?:'|$)/gi;
const table = String.raw`(?:only\s+)?"?([a-z_]+(?:"?\."?[a-z_]+)?)"?`;
/** The first change of a statement; a lock (`FOR UPDATE`) and what is done on a conflict are none. */
const firstChange = new RegExp(String.raw`(?<!\b(?:for|key|do) )\b(insert into|update|delete from) ${table}`, "i");
/** The first table that is read; a function that gives rows is none. */
const firstRead = new RegExp(String.raw`\bfrom ${table}(?![\w."]*\s*\()`, "i");

const hasTable = /^(?:select|with|insert|update|delete)$/i;

/** What a statement does in the end, whatever it reads first, and to which table. */
function operationOf(text: string): readonly [operation: string, table?: string | undefined] {
  const [, change = "", changed] = firstChange.exec(text) ?? [];
  return changed === undefined ? ["select", firstRead.exec(text)?.[1]] : [change.split(" ")[0] ?? "", changed];
}

/** Reads off a statement what may be told of it, which is never a value. */
export function statementShape(statement: string): StatementShape {
  const text = statement.replaceAll(quoted, "'?'").replaceAll(/\s+/g, " ").trim();
  const first = /^[a-z]+/i.exec(text)?.[0] ?? "";
  const [operation, place] = hasTable.test(first) ? operationOf(text) : [first];
  const words = [operation.toUpperCase(), place?.replaceAll('"', "") ?? ""].filter((word) => word !== "");
  return {
    name: words.join(" ") || "statement",
    text: text.length > longest ? `${text.slice(0, longest)} …` : text,
  };
}

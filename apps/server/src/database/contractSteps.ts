/** A statement of a migration that removes something an older version, still running, may use. */
export interface Destruction {
  readonly effect: string;
  readonly statement: string;
}

const destructive: readonly (readonly [string, RegExp])[] = [
  ["drops a table", /^DROP TABLE/],
  [
    "drops a column",
    /^ALTER TABLE.*\bDROP (?:COLUMN )?(?!CONSTRAINT|DEFAULT|NOT NULL|EXPRESSION|IDENTITY)(?:IF EXISTS )?"?\w+/,
  ],
  ["no longer fills a column", /^ALTER TABLE.*\bDROP EXPRESSION\b/],
  ["renames", /^ALTER (?:TABLE|INDEX|TYPE|SEQUENCE).*\bRENAME\b/],
  ["gives a column another type", /^ALTER TABLE.*\bALTER (?:COLUMN )?"?\w+"? (?:SET DATA )?TYPE\b/],
  ["asks for a value that older versions may not write", /^ALTER TABLE.*\bALTER (?:COLUMN )?"?\w+"? SET NOT NULL\b/],
  ["takes a default away", /^ALTER TABLE.*\bALTER (?:COLUMN )?"?\w+"? DROP DEFAULT\b/],
  ["drops a function or type", /^DROP (?:FUNCTION|TYPE|VIEW|SCHEMA|EXTENSION)/],
  ["empties a table", /^TRUNCATE/],
];

/** A new column without a default, which older versions do not fill. */
const needed =
  /\bADD (?:COLUMN )?(?:IF NOT EXISTS )?(?!CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUDE)"?\w+"? [^,]*\bNOT NULL\b[^,]*/g;
const filled = /\b(?:DEFAULT|GENERATED)\b/;

/** The first line of a migration that removes something, with the reason why no version needs it any more. */
const mark = /^-- contract: (\S.*)$/m;

/** Why a migration may remove something; null for one that only adds. */
export function contractReason(migration: string): string | null {
  return mark.exec(migration)?.[1] ?? null;
}

/** Finds what a migration removes. Ignores quoted text, comments and function bodies. */
export function findDestructions(migration: string): readonly Destruction[] {
  return statementsOf(migration).flatMap((statement) => {
    const found = destructive.filter(([, form]) => form.test(statement)).map(([effect]) => effect);
    const added = statement.startsWith("ALTER TABLE") ? (statement.match(needed) ?? []) : [];
    const isNeeded = added.some((column) => !filled.test(column));
    const effects = isNeeded ? [...found, "adds a column that older versions do not fill"] : found;
    return effects.map((effect) => ({ effect, statement }));
  });
}

function statementsOf(migration: string): readonly string[] {
  return migration
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replaceAll(/--[^\n]*/g, " ")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim())
    .filter((statement) => statement !== "");
}

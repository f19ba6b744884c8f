/** A return or complaint, or a withdrawal; each kind has its own numbers. */
export interface CaseSource {
  readonly source: "case" | "withdrawal";
  readonly id: number;
}

/** The name of a case in addresses: its number, with "a" before it for a withdrawal. */
export const caseName = ({ source, id }: CaseSource): string => `${source === "withdrawal" ? "a" : ""}${id}`;

/** Parses the name of a case; null when malformed. */
export function readCaseName(name: string): CaseSource | null {
  const [, letter, digits] = /^(a?)([1-9]\d{0,8})$/.exec(name) ?? [];
  return digits === undefined ? null : { source: letter === "a" ? "withdrawal" : "case", id: Number(digits) };
}

/** The table of a case. */
export const tableOf = ({ source }: CaseSource): "return_case" | "withdrawal" =>
  source === "case" ? "return_case" : "withdrawal";

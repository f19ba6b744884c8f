/** Which case: a return or complaint, or a withdrawal, each with numbers of their own. */
export interface CaseSource {
  readonly source: "case" | "withdrawal";
  readonly id: number;
}

/** What a case is called in addresses: its number, with a letter before it where it is a withdrawal. */
export const caseName = ({ source, id }: CaseSource): string => `${source === "withdrawal" ? "a" : ""}${id}`;

/** Which case a name is of; null where it can be of none. */
export function readCaseName(name: string): CaseSource | null {
  const [, letter, digits] = /^(a?)([1-9]\d{0,8})$/.exec(name) ?? [];
  return digits === undefined ? null : { source: letter === "a" ? "withdrawal" : "case", id: Number(digits) };
}

/** The table that has a case. */
export const tableOf = ({ source }: CaseSource): "return_case" | "withdrawal" =>
  source === "case" ? "return_case" : "withdrawal";

/** Something wrong in a file of the shop's folder; line and column count from 1. */
export interface FileProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** A sentence that says what is wrong and what is possible. */
  readonly text: string;
}

/** A problem as a line for a person: `shop.json:12:3  …`. */
export const describeProblem = ({ file, line, column, text }: FileProblem): string =>
  `${file}:${line}:${column}  ${text}`;

/** What a file says, or everything that is wrong in it. */
export type ReadFile<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Refuses a folder whose files cannot be used; nothing has been changed then. */
export class ShopFolderError extends Error {
  readonly problems: readonly FileProblem[];

  constructor(problems: readonly FileProblem[]) {
    super(
      ["The shop's files cannot be used as they are; nothing was changed.", ...problems.map(describeProblem)].join(
        "\n",
      ),
    );
    this.name = "ShopFolderError";
    this.problems = problems;
  }
}

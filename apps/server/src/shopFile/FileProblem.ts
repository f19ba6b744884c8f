/** A problem in a file of the shop folder; line and column start at 1. */
export interface FileProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** A sentence that says what is wrong and what is allowed. */
  readonly text: string;
}

/** Formats a problem for people: `shop.json:12:3  …`. */
export const describeProblem = ({ file, line, column, text }: FileProblem): string =>
  `${file}:${line}:${column}  ${text}`;

/** The parsed content of a file, or everything that is wrong with it. */
export type ReadFile<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Thrown when the files of a shop folder cannot be used; nothing has been changed by then. */
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

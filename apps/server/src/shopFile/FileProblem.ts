/** Something wrong in a file of the shop's folder; line and column count from 1. */
export interface FileProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** A sentence that says what is wrong and what is possible. */
  readonly text: string;
}

/** What a file says, or everything that is wrong in it. */
export type ReadFile<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Refuses a folder whose files cannot be used; nothing has been changed then. */
export class ShopFolderError extends Error {
  readonly problems: readonly FileProblem[];

  constructor(problems: readonly FileProblem[]) {
    const lines = problems.map(({ file, line, column, text }) => `${file}:${line}:${column}  ${text}`);
    super(["The shop's files cannot be used as they are; nothing was changed.", ...lines].join("\n"));
    this.name = "ShopFolderError";
    this.problems = problems;
  }
}

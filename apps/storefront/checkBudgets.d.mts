/** What a build wrote for one source file. */
interface BuiltFile {
  readonly file: string;
  /** Other keys of the manifest. */
  readonly imports?: readonly string[];
}

/** What is judged: budgets by page, of islands that have one of their own (bytes of script), what was built by source file, and how many bytes a built file sends. */
interface Build {
  readonly budgets: Readonly<
    Record<string, { readonly scriptBefore: number; readonly scriptAll: number; readonly css: number }>
  >;
  readonly islandBudgets?: Readonly<Record<string, number>>;
  readonly manifest: Readonly<Record<string, BuiltFile>>;
  readonly bytesOf: (file: string) => number;
}

export function overBudget(build: Build): readonly string[];
export function checkBudgets(root: string): void;

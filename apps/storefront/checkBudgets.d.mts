/** What a build wrote for one source file. */
interface BuiltFile {
  readonly file: string;
  /** Other keys of the manifest. */
  readonly imports?: readonly string[];
}

/**
 * Input of the check: budgets by page, separate island budgets (bytes of script), the build manifest by source file,
 * and the size of a built file as sent.
 */
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

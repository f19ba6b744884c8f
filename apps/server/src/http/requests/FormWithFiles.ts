/** A file sent with a form. */
export interface UploadedFile {
  /** Name of the field. */
  readonly field: string;
  readonly content: Buffer;
}

/** Why files of a form were not read. */
export type UploadProblem = "too-many" | "too-large";

/** The fields of a form with files. */
export class FormWithFiles extends URLSearchParams {
  readonly files: readonly UploadedFile[];
  readonly problem: UploadProblem | null;

  constructor(
    fields: readonly (readonly [string, string])[],
    files: readonly UploadedFile[],
    problem: UploadProblem | null,
  ) {
    super(fields.map(([name, value]) => [name, value]));
    this.files = files;
    this.problem = problem;
  }
}

/** What a form without script brought back when it was refused, by the names of its fields on the wire. */
export interface FormFlash {
  /** What was typed. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong, in the words of whoever refused it. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** Nothing was brought back. */
export const noFlash: FormFlash = { values: {}, errors: {} };

/**
 * Props of a required field in a form that may come back: what was typed before, or else what is `known`, and what is
 * wrong with it.
 */
export function flashField(flash: FormFlash | null | undefined, name: string, known?: string) {
  const errors = flash?.errors[name] ?? [];
  const error = errors.length === 0 ? undefined : errors.join(" ");
  return { name, defaultValue: flash?.values[name] ?? known, error, required: true } as const;
}

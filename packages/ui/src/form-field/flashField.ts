/** What comes back after a form without script was rejected, by field name on the wire. */
export interface FormFlash {
  /** The submitted values. */
  readonly values: Readonly<Record<string, string>>;
  /** The error messages, as given by the server. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** No returned form. */
export const noFlash: FormFlash = { values: {}, errors: {} };

/**
 * Props of a required field in a form that may come back: the submitted value, or else the `known` one, and its error.
 * The browser starts the new page at the first field with an error, which may be far below.
 */
export function flashField(flash: FormFlash | null | undefined, name: string, known?: string) {
  const errors = flash?.errors[name] ?? [];
  const error = errors.length === 0 ? undefined : errors.join(" ");
  const autoFocus = error !== undefined;
  return { name, defaultValue: flash?.values[name] ?? known, error, required: true, autoFocus } as const;
}

/** What a form knows of its fields: values that it was sent with, and what is wrong with them. */
export interface KnownFields {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** Props of a required field: what was typed before or else what is known, and what is wrong with it. */
export function fieldProps({ values, errors }: KnownFields, name: string, known: string | undefined) {
  return { name, defaultValue: values[name] ?? known, error: errors[name]?.join(" "), required: true } as const;
}

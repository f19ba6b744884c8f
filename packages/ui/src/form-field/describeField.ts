import { isShown } from "../internal/isShown.ts";

/** The state of a field. */
export interface FieldState {
  readonly id: string;
  readonly hint?: unknown;
  readonly error?: unknown;
  /** Ids of additional descriptions. */
  readonly describedBy?: string | undefined;
}

/** The attributes that link a control to its hint and error. */
export interface FieldDescription {
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

/** The attributes of a control whose field shows a hint and an error; the error is read first. */
export function describeField(field: FieldState): FieldDescription {
  const ids = [
    isShown(field.error) ? `${field.id}-error` : "",
    isShown(field.hint) ? `${field.id}-hint` : "",
    field.describedBy ?? "",
  ].filter((id) => id !== "");
  return {
    "aria-invalid": isShown(field.error) ? true : undefined,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
  };
}

import type { ReactElement } from "react";

/** Hidden fields of a form; a null value is left out. */
export function HiddenFields({
  fields,
}: {
  readonly fields: Readonly<Record<string, string | number | null>>;
}): ReactElement {
  return (
    <>
      {Object.entries(fields).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}

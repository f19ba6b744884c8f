import type { ReactElement } from "react";

/** A sentence with text between backticks set as code. */
export function Prose({ text }: { readonly text: string }): ReactElement {
  return <>{text.split("`").map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece))}</>;
}

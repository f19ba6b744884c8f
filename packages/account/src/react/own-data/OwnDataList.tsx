import type { ReactElement } from "react";

/** A list of sentences about what happens to the customer's data. */
export function OwnDataList({ items }: { readonly items: readonly string[] }): ReactElement {
  return (
    <ul className="torg-own-data__list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

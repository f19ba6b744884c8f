import type { ReactElement } from "react";

/** Sentences about what becomes of somebody's data, one below the other. */
export function OwnDataList({ items }: { readonly items: readonly string[] }): ReactElement {
  return (
    <ul className="torg-own-data__list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

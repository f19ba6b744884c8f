import type { ReactElement, ReactNode } from "react";

/** A documentation table; browsers make its scrolling box focusable. */
export function DocsTable({
  columns,
  children,
}: {
  readonly columns: readonly string[];
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="docs-scroll">
      <table className="docs-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

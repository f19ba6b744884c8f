import type { ReactElement } from "react";
import type { StrictArgTypes } from "storybook/internal/types";
import { DocsTable } from "./DocsTable.tsx";
import { Prose } from "./Prose.tsx";

/** Props of PropTable. */
export interface PropTableProps {
  readonly rows: StrictArgTypes;
  /** The native element whose props the part also accepts. */
  readonly element: string | null;
}

/** Every prop that a part adds: its type, whether it is required, and what it does. */
export function PropTable({ rows, element }: PropTableProps): ReactElement {
  const own = Object.entries(rows).filter(([, row]) => row.table?.type !== undefined);
  const needed = own.filter(([, row]) => row.type?.required === true);
  const sorted = [...needed, ...own.filter((row) => !needed.includes(row))];
  return (
    <>
      {sorted.length > 0 && (
        <DocsTable columns={["Prop", "Type", "What it does"]}>
          {sorted.map(([name, row]) => (
            <tr key={name}>
              <th scope="row">
                <code className="docs-prop">{name}</code>
                {row.type?.required === true && <span className="docs-required">required</span>}
              </th>
              <td>
                <code className="docs-type">{row.table?.type?.summary}</code>
              </td>
              <td>
                <Prose text={row.description ?? ""} />
              </td>
            </tr>
          ))}
        </DocsTable>
      )}
      {element !== null && (
        <p className="docs-small">
          {sorted.length > 0 ? "And every" : "Every"} prop of a native <code>{`<${element}>`}</code>, <code>ref</code>,{" "}
          <code>className</code>, <code>aria-*</code> and <code>data-*</code> among them.
        </p>
      )}
    </>
  );
}

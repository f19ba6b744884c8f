import type { ReactElement } from "react";
import type { PartNotes } from "../../../../packages/ui/src/testing/PartNotes.ts";
import { DocsTable } from "./DocsTable.tsx";
import { Prose } from "./Prose.tsx";

const between = /(\s*(?:,|\/|\bor\b|\band\b|\bthen\b)\s*|\s\+\s)/;

/** The keys of a row as `kbd` elements, with the words between them as plain text. */
function Keys({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {text
        .replaceAll("`", "")
        .split(between)
        .map((piece, index) => (index % 2 === 1 || piece === "" ? piece : <kbd key={index}>{piece}</kbd>))}
    </>
  );
}

/** The keys of a part, and what each does. */
export function KeyMap({ keys }: Pick<PartNotes, "keys">): ReactElement {
  if (keys.length === 0) return <p>It takes no focus and answers to no key.</p>;
  return (
    <DocsTable columns={["Key", "What it does"]}>
      {keys.map((row) => (
        <tr key={`${row.keys} ${row.does}`}>
          <th scope="row" className="docs-keys">
            <Keys text={row.keys} />
          </th>
          <td>
            <Prose text={row.does} />
          </td>
        </tr>
      ))}
    </DocsTable>
  );
}

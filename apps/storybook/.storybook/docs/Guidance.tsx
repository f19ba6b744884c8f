import type { ReactElement } from "react";
import type { PartNotes } from "../../../../packages/ui/src/testing/PartNotes.ts";
import { Prose } from "./Prose.tsx";

function Advice({
  kind,
  title,
  lines,
}: {
  readonly kind: "do" | "avoid";
  readonly title: string;
  readonly lines: readonly string[];
}) {
  return (
    <div className="docs-advice" data-kind={kind}>
      <h3>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={kind === "do" ? "M20 6 9 17l-5-5" : "M18 6 6 18M6 6l12 12"} />
        </svg>
        {title}
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Prose text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Dos beside don'ts for a part. */
export function Guidance({ use, avoid }: Pick<PartNotes, "use" | "avoid">): ReactElement {
  return (
    <div className="docs-guidance">
      <Advice kind="do" title="Do" lines={use} />
      <Advice kind="avoid" title="Don’t" lines={avoid} />
    </div>
  );
}

import { Source } from "@storybook/addon-docs/blocks";
import { type ReactElement, useContext } from "react";
import { ShownLook } from "./ShownLook.ts";

/** How to bring a part in: with the sheet of the whole kit, or with what the part alone needs. */
export function ImportBlock({
  names,
  sheets,
}: {
  readonly names: readonly string[];
  readonly sheets: readonly string[];
}): ReactElement {
  const dark = useContext(ShownLook).mode === "dark";
  const part = `import { ${names.join(", ")} } from "@torg/ui";`;
  const alone = ["tokens.css", "base.css", ...sheets.map((sheet) => `parts/${sheet}`)].map(
    (sheet) => `import "@torg/ui/${sheet}";`,
  );
  return (
    <div className="docs-import">
      <Source language="tsx" dark={dark} code={`${part}\nimport "@torg/ui/styles.css"; // once, for the whole kit`} />
      {sheets.length > 0 && (
        <details>
          <summary>Only the styles that it needs</summary>
          <Source language="tsx" dark={dark} code={`${part}\n${alone.join("\n")}`} />
        </details>
      )}
    </div>
  );
}

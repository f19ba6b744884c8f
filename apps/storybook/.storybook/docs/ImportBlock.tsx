import { Source } from "@storybook/addon-docs/blocks";
import { type ReactElement, useContext } from "react";
import { ShownLook } from "./ShownLook.ts";

/** How to import a part: with the style sheet of its whole package, or, for the kit, with only the sheets it needs. */
export function ImportBlock({
  from,
  names,
  sheets,
}: {
  readonly from: string;
  readonly names: readonly string[];
  readonly sheets: readonly string[];
}): ReactElement {
  const dark = useContext(ShownLook).mode === "dark";
  const part = `import { ${names.join(", ")} } from "${from}";`;
  const whole =
    from === "@torg/ui"
      ? [`import "@torg/ui/styles.css"; // once, for the whole kit`]
      : [`import "@torg/ui/styles.css"; // once, before those of the features`, `import "${from}/styles.css";`];
  const alone = ["tokens.css", "base.css", ...sheets.map((sheet) => `parts/${sheet}`)].map(
    (sheet) => `import "@torg/ui/${sheet}";`,
  );
  return (
    <div className="docs-import">
      <Source language="tsx" dark={dark} code={[part, ...whole].join("\n")} />
      {sheets.length > 0 && (
        <details>
          <summary>Only the styles that it needs</summary>
          <Source language="tsx" dark={dark} code={`${part}\n${alone.join("\n")}`} />
        </details>
      )}
    </div>
  );
}

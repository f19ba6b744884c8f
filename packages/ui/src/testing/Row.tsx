import type { ReactElement, ReactNode } from "react";

/** Things side by side in a story, or under each other. */
export function Row({ children, stacked }: { readonly children: ReactNode; readonly stacked?: boolean }): ReactElement {
  return (
    <div
      style={{
        display: "flex",
        flexWrap: "wrap",
        flexDirection: stacked === true ? "column" : "row",
        gap: "var(--torg-space-4)",
        alignItems: stacked === true ? "stretch" : "center",
        maxInlineSize: stacked === true ? "28rem" : undefined,
      }}
    >
      {children}
    </div>
  );
}

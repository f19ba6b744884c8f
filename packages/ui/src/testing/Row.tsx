import type { ReactElement, ReactNode } from "react";

/** Items of a story side by side, or stacked. */
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

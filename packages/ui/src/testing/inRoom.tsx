import type { Decorator } from "@storybook/react-vite";

/** Renders a story in a container of a width, for example `"15rem"`: exactly that, or at most. */
export function inRoom(room: string, kind: "all" | "at most" = "all"): Decorator {
  const style = kind === "all" ? { inlineSize: room } : { maxInlineSize: room };
  return (Part) => <div style={style}>{Part()}</div>;
}

import type { Decorator } from "@storybook/react-vite";

/** Draws a story in so much room, for example `"15rem"`: in all of it, or in no more where a page has less. */
export function inRoom(room: string, kind: "all" | "at most" = "all"): Decorator {
  const style = kind === "all" ? { inlineSize: room } : { maxInlineSize: room };
  return (Part) => <div style={style}>{Part()}</div>;
}

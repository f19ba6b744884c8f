import type { CountdownProps } from "../client/wireCountdown.ts";
import { wireCountdown } from "../client/wireCountdown.ts";

/** Counts in the markup of the server. It needs no React. */
export function mount(element: HTMLElement): void {
  const props: CountdownProps = JSON.parse(element.dataset["props"] ?? "{}");
  wireCountdown(element, props);
}

import type { Mount, PropsOf } from "@torg/islands";
import type { longText } from "./longText.island.tsx";

/** Opens and cuts the text, all of which is in the page. It needs no React. */
export const mount: Mount<"longText"> = (element) => {
  const text = element.querySelector<HTMLElement>(".torg-long-text");
  const button = element.querySelector("button");
  if (text === null || button === null) return;
  const { more, less }: PropsOf<typeof longText> = JSON.parse(element.dataset["props"] ?? "{}");
  button.addEventListener("click", () => {
    const isOpen = text.toggleAttribute("data-open");
    button.textContent = isOpen ? less : more;
  });
};

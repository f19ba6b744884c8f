import type { Mount } from "@torg/islands";
import { wireLongText } from "@torg/ui/wire";
import type { WiredLongText } from "@torg/ui/wire";

/** Opens and cuts the text, all of which is in the page. It needs no React. */
export const mount: Mount<"longText"> = (element) => {
  const words: WiredLongText = JSON.parse(element.dataset["props"] ?? "{}");
  wireLongText(element, words);
};

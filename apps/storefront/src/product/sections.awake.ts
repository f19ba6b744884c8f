import type { Mount } from "@torg/islands";
import { wireAnchors, wireFolds } from "@torg/ui/wire";

/** Marks the section that is read and moves the row of links, and wires the sections that fold. It needs no React. */
export const mount: Mount<"sections"> = (element) => {
  wireFolds(document);
  wireAnchors(element);
};

import type { Mount } from "@torg/islands";
import { wireFolds } from "../client/wireFolds.ts";
import { wireSections } from "../client/wireSections.ts";

/** Marks the section that is read and moves the row of links, and wires the sections that fold. It needs no React. */
export const mount: Mount<"sections"> = (element) => {
  wireFolds();
  wireSections(element);
};

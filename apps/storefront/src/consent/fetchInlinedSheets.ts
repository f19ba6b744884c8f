import { allMarked } from "@torg/ui/wire";
import { pageMarks } from "../awake/pageMarks.ts";

/**
 * Fetches the style sheets that this document contains, since the next page links to them: `inlineSheets` gives their
 * addresses.
 */
export function fetchInlinedSheets(): void {
  for (const { dataset } of allMarked(document, pageMarks.inlinedSheet)) {
    // Read to the end, so that it is cached. If this fails, the next page requests it again.
    fetch(dataset["href"] ?? "", { priority: "low" })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  }
}

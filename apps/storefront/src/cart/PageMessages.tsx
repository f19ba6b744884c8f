import { createToastState, Toaster } from "@torg/ui";
import type { ReactNode } from "react";
import { shownCartTexts } from "./cartWords.ts";
import { pageMarks } from "../awake/pageMarks.ts";

/**
 * The live region for the page's short messages: present and empty from the start, so that later messages are
 * announced.
 */
export function PageMessages({ isQuote }: { readonly isQuote: boolean }): ReactNode {
  const texts = shownCartTexts(isQuote);
  return (
    <div data-wire={pageMarks.messages} data-quote={isQuote ? "" : undefined}>
      <Toaster state={createToastState()} label={texts.messages} closeLabel={texts.close} />
    </div>
  );
}

import { createToastState, Toaster } from "@torg/ui";
import type { ReactNode } from "react";
import { shownCartTexts } from "./cartWords.ts";
import { pageMarks } from "../awake/pageMarks.ts";

/** The place of the page's short messages: there and empty from the start, so that what comes later is announced. */
export function PageMessages({ isQuote }: { readonly isQuote: boolean }): ReactNode {
  const texts = shownCartTexts(isQuote);
  return (
    <div data-wire={pageMarks.messages} data-quote={isQuote ? "" : undefined}>
      <Toaster state={createToastState()} label={texts.messages} closeLabel={texts.close} />
    </div>
  );
}

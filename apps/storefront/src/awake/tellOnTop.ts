import { oncePerPage } from "@torg/islands";
import { navigationTexts } from "@torg/navigation/texts";
import { findMarked } from "@torg/ui/wire";
import { pageMarks } from "./pageMarks.ts";

/** A sentence with a link in it that opens the page anew. */
export interface TopMessage {
  readonly sentence: string;
  readonly reload: string;
  readonly after: string;
}

/** Says something at the top of the window, wherever the page is scrolled to; nothing on a page without room for it. */
export function tellOnTop({ sentence, reload, after }: TopMessage): void {
  const link = document.createElement("a");
  // The page itself, without a place on it: the browser fetches it anew.
  link.setAttribute("href", "");
  link.textContent = reload;
  const text = document.createElement("span");
  text.className = "torg-micro-banner__text";
  text.append(sentence, link, after);
  const message = document.createElement("p");
  message.className = "torg-micro-banner";
  message.dataset["sticky"] = "";
  message.setAttribute("role", "alert");
  message.append(text);
  findMarked(document, pageMarks.offline)?.after(message);
  // The head stays below it, however many lines it takes.
  if (message.isConnected) document.documentElement.style.setProperty("--torg-news-size", `${message.offsetHeight}px`);
}

/**
 * Says at the top of the page, once, that the server no longer knows the session that the page was made for. Nothing
 * that is done on such a page is kept, and most of it fails without a word of its own.
 */
export const tellStale: () => void = oncePerPage(() => tellOnTop(navigationTexts.stale));

import { oncePerPage } from "@torg/islands";
import { navigationTexts } from "@torg/navigation/texts";
import { findMarked } from "@torg/ui/wire";
import { pageMarks } from "./pageMarks.ts";

/** A sentence with a link in it that reloads the page. */
export interface TopMessage {
  readonly sentence: string;
  readonly reload: string;
  readonly after: string;
}

/**
 * Shows a message at the top of the window, wherever the page is scrolled to; does nothing on a page without a place
 * for it.
 */
export function showTopMessage({ sentence, reload, after }: TopMessage): void {
  const link = document.createElement("a");
  // The page itself without a fragment, so that the browser fetches it again.
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
  // Keeps the header below the message, however many lines it takes.
  if (message.isConnected) document.documentElement.style.setProperty("--torg-news-size", `${message.offsetHeight}px`);
}

/**
 * Says at the top of the page, once, that the server no longer knows the session of this page. Nothing done on such a
 * page is saved, and most of it fails silently.
 */
export const showSessionExpired: () => void = oncePerPage(() => showTopMessage(navigationTexts.stale));

import { staleTexts } from "../texts/staleTexts.ts";
import { offlineMessageId } from "./offlineMessageId.ts";

/**
 * Says at the top of the page that the server no longer knows the session that the page was made for. Nothing
 * that is done on such a page is kept, and most of it fails without a word of its own.
 */
export function tellStale(): void {
  const reload = document.createElement("a");
  // The page itself, without a place on it: the browser fetches it anew.
  reload.setAttribute("href", "");
  reload.textContent = staleTexts.reload;
  const text = document.createElement("span");
  text.className = "torg-micro-banner__text";
  text.append(staleTexts.sentence, reload, staleTexts.after);
  const message = document.createElement("p");
  message.className = "torg-micro-banner";
  message.setAttribute("role", "alert");
  message.append(text);
  document.getElementById(offlineMessageId)?.after(message);
}

import { themeMessage } from "@torg/navigation/domain";

/** Logs the name of the page's theme to the console, if the theme has a message for that. */
export function logTheme(): void {
  const message = themeMessage(document.documentElement.dataset["theme"] ?? "");
  if (message !== null) console.log(message);
}

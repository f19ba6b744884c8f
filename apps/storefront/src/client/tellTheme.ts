import { themeMessage } from "@torg/navigation/domain";

/** Says in the console which theme the page wears, where the theme wants that. */
export function tellTheme(): void {
  const message = themeMessage(document.documentElement.dataset["theme"] ?? "");
  if (message !== null) console.log(message);
}

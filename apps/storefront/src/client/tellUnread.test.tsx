import { expect, it } from "vitest";
import { offlineMessageId } from "./offlineMessageId.ts";
import { tellUnread } from "./tellUnread.ts";

it("says that the checkout could not be read, with a link that opens it anew", () => {
  document.body.innerHTML = `<div><p id="${offlineMessageId}" hidden></p></div>`;
  tellUnread();
  expect(document.querySelector("[role=alert]")?.textContent).toBe(
    "Något gick fel vid inläsningen av kassan. Var god se över din varukorg och ladda därefter om sidan. Försök igen",
  );
  expect(document.querySelector("a")?.getAttribute("href")).toBe("");
});

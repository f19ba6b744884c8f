import { expect, it } from "vitest";
import { openEnclosingDetails } from "./openEnclosingDetails.ts";
import { clickedLink } from "./clickedLink.ts";

/** The id of the link that a click on an element hits. */
function linkAt(id: string): string | undefined {
  let found: string | undefined;
  const hear = (event: Event): void => {
    found = clickedLink(event)?.id;
    event.preventDefault();
  };
  window.addEventListener("click", hear, { once: true });
  document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return found;
}

it("finds the link of a press on it or inside it, and none elsewhere", () => {
  document.body.innerHTML = `<p id="text"><a id="link" href="/butiker"><span id="word">Butiker</span></a></p>`;
  expect(["link", "word", "text"].map(linkAt)).toEqual(["link", "link", undefined]);
});

it("opens all boxes around a field and no others", () => {
  document.body.innerHTML = `<details id="outer"><details id="inner"><input id="field"></details><details id="beside"></details></details>`;
  const field = document.getElementById("field");
  if (field !== null) openEnclosingDetails(field);
  expect([...document.querySelectorAll("details[open]")].map(({ id }) => id)).toEqual(["outer", "inner"]);
});

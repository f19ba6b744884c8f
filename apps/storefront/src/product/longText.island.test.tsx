import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { longText } from "./longText.island.tsx";

function show(text: string): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<longText.Place text={text} />);
  return container;
}

it("shows plain text whole, signs and all, where it is short", () => {
  const container = show("Under 5 < 6 dB & tyst.\n\nTvå års garanti.");
  expect(container.textContent).toBe("Under 5 < 6 dB & tyst.\n\nTvå års garanti.");
  expect(container.querySelector("button")).toBeNull();
});

it("has all of a long text in the page, and a button for it", () => {
  const text = "Tyst och rejäl. ".repeat(60).trim();
  const container = show(text);
  expect(container.querySelector("p")?.textContent?.replaceAll("...", "")).toBe(text);
  expect(container.querySelector("button")?.textContent).toBe("Läs mer");
});

it("shows the HTML of a feed without anything that could do harm", () => {
  const text = `<p onclick="x()">Mjuk<br/>jacka</p><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const container = show(text);
  expect(container.querySelector("p")?.textContent).toBe("Mjukjacka");
  expect(container.querySelector("script, img, [onclick]")).toBeNull();
});

it("cuts the HTML of a feed as it cuts plain text, between its elements and after a word", () => {
  const container = show(`<p>${"Tyst och <b>rejäl</b>. ".repeat(60)}</p><ul><li>A</li></ul>`);
  expect(container.textContent?.replaceAll("...", "")).toBe(`${"Tyst och rejäl. ".repeat(60)}ALäs mer`);
  const [phone, desk] = [...container.querySelectorAll<HTMLElement>(".torg-long-text__dots")];
  expect([phone?.dataset["part"], desk?.dataset["part"]]).toEqual(["short", "long"]);
  expect(container.querySelector("ul")?.dataset["part"]).toBe("rest");
});

it.each([
  ["plain text", (text: string) => text],
  ["HTML", (text: string) => `<p>${text}</p>`],
])("says of English %s which language it is, but not of its button", (_, write) => {
  const container = show(write("The hoodie is made of wool and ideal for training with the wind. ".repeat(9)));
  expect(container.querySelectorAll("[lang=en]")).toHaveLength(1);
  expect(container.querySelector("[lang=en]")?.textContent).toContain("The hoodie");
  expect(container.querySelector("button")?.closest("[lang]")).toBeNull();
  expect(show(write("Tröjan är av ull och passar för träning i blåst. ".repeat(9))).querySelector("[lang]")).toBeNull();
});

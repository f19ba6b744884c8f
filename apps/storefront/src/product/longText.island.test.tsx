import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { mount } from "./longText.island.tsx";
import { longText } from "./longText.island.tsx";

it.each([
  ["plain text", "Tyst och rejäl. ".repeat(60)],
  ["HTML", `<p>${"Tyst och rejäl. ".repeat(60)}</p>`],
])("opens %s and cuts it again, and changes the text of the button", (_, text) => {
  document.body.innerHTML = renderToString(<longText.Place text={text} />);
  const island = document.querySelector<HTMLElement>("[data-island=longText]");
  const button = document.querySelector("button");
  if (island === null || button === null) throw new Error("no island");
  void mount(island, () => null);

  expect(button.textContent).toBe("Läs mer");
  button.click();
  expect([button.textContent, document.querySelectorAll("[data-open]").length]).toEqual(["Läs mindre", 1]);
  button.click();
  expect([button.textContent, document.querySelectorAll("[data-open]").length]).toEqual(["Läs mer", 0]);
});

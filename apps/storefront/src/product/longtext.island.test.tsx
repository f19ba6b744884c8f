import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ProductDescription } from "./ProductDescription.tsx";
import { mount } from "./longtext.island.tsx";

it.each([
  ["plain text", "Tyst och rejäl. ".repeat(60)],
  ["HTML", `<p>${"Tyst och rejäl. ".repeat(60)}</p>`],
])("opens %s and cuts it again, and says on the button what comes next", (_, text) => {
  document.body.innerHTML = renderToString(<ProductDescription text={text} />);
  const island = document.querySelector<HTMLElement>("[data-island=longtext]");
  const button = document.querySelector("button");
  if (island === null || button === null) throw new Error("no island");
  mount(island);

  expect(button.textContent).toBe("Läs mer");
  button.click();
  expect([button.textContent, document.querySelectorAll("[data-open]").length]).toEqual(["Läs mindre", 1]);
  button.click();
  expect([button.textContent, document.querySelectorAll("[data-open]").length]).toEqual(["Läs mer", 0]);
});

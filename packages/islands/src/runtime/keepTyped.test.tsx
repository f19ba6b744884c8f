import { useState } from "react";
import { act, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { mountIsland } from "../client/mountIsland.tsx";
import { keepTyped } from "./keepTyped.ts";

function Form() {
  const [name, setName] = useState("");
  const [sort, setSort] = useState("a");
  return (
    <form>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <select aria-label="Sort" value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <output>
        {name}/{sort}
      </output>
    </form>
  );
}

it("hands text and choices that were made before hydration to the controlled fields", async () => {
  document.body.innerHTML = `<div id="form">${renderToString(<Form />)}</div>`;
  const island = document.getElementById("form");
  const input = screen.getByLabelText<HTMLInputElement>("Name");
  const select = screen.getByLabelText<HTMLSelectElement>("Sort");
  if (!island) throw new Error("no island");
  input.value = "Karin";
  select.value = "b";

  const retell = keepTyped(island);
  await act(async () => {
    void mountIsland(island, <Form />);
  });
  act(retell);

  expect(screen.getByRole("status").textContent).toBe("Karin/b");
  expect(input.value).toBe("Karin");
});

it("hands over what is typed while the island is being drawn", async () => {
  document.body.innerHTML = `<div id="form">${renderToString(<Form />)}</div>`;
  const island = document.getElementById("form");
  const input = screen.getByLabelText<HTMLInputElement>("Name");
  if (!island) throw new Error("no island");

  const retell = keepTyped(island);
  input.value = "Karin";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await act(async () => {
    void mountIsland(island, <Form />);
  });
  act(retell);

  expect(screen.getByRole("status").textContent).toBe("Karin/a");
});

function Choices() {
  const [delivery, setDelivery] = useState("pickup");
  const [terms, setTerms] = useState(false);
  const radio = (value: string) => (
    <input
      type="radio"
      name="delivery"
      aria-label={value}
      checked={delivery === value}
      onChange={() => setDelivery(value)}
    />
  );
  return (
    <form>
      {radio("pickup")}
      {radio("home")}
      <input type="checkbox" aria-label="terms" checked={terms} onChange={(event) => setTerms(event.target.checked)} />
      <output>
        {delivery}/{String(terms)}
      </output>
    </form>
  );
}

it("hands ticks that were made before hydration to the controlled boxes", async () => {
  document.body.innerHTML = `<div id="form">${renderToString(<Choices />)}</div>`;
  const island = document.getElementById("form");
  if (!island) throw new Error("no island");
  const home = screen.getByLabelText<HTMLInputElement>("home");
  const terms = screen.getByLabelText<HTMLInputElement>("terms");
  home.click();
  terms.click();

  const retell = keepTyped(island);
  await act(async () => {
    void mountIsland(island, <Choices />);
  });
  act(retell);

  expect(screen.getByRole("status").textContent).toBe("home/true");
  expect([home.checked, terms.checked]).toEqual([true, true]);
});

it("says nothing about fields that nobody touched", () => {
  document.body.innerHTML = `<div id="form"><input value="as sent"><input type="checkbox" checked><input type="radio" name="r" checked><textarea>as sent</textarea></div>`;
  const heard: string[] = [];
  for (const type of ["input", "change", "click"]) document.body.addEventListener(type, () => heard.push(type));

  keepTyped(document.body)();

  expect(heard).toEqual([]);
});

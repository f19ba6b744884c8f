import { useState } from "react";
import { act, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { recordInput } from "../runtime/recordInput.ts";
import { mountIsland } from "./mountIsland.tsx";
import { replayInput } from "./replayInput.ts";

/** Records input from now on; the returned function replays it to the current listeners of the fields. */
function noted(root: HTMLElement): () => Promise<void> {
  const take = recordInput(root, new WeakMap());
  return async () => {
    const typed = take();
    if (typed) await replayInput(root, typed);
  };
}

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

it("passes text and choices from before hydration to the controlled fields", async () => {
  document.body.innerHTML = `<div id="form">${renderToString(<Form />)}</div>`;
  const island = document.getElementById("form");
  const input = screen.getByLabelText<HTMLInputElement>("Name");
  const select = screen.getByLabelText<HTMLSelectElement>("Sort");
  if (!island) throw new Error("no island");
  input.value = "Karin";
  select.value = "b";

  const tell = noted(island);
  await act(async () => {
    void mountIsland(island, <Form />);
  });
  await act(tell);

  expect(screen.getByRole("status").textContent).toBe("Karin/b");
  expect(input.value).toBe("Karin");
});

it("passes on what is typed while the island is rendering", async () => {
  document.body.innerHTML = `<div id="form">${renderToString(<Form />)}</div>`;
  const island = document.getElementById("form");
  const input = screen.getByLabelText<HTMLInputElement>("Name");
  if (!island) throw new Error("no island");

  const tell = noted(island);
  input.value = "Karin";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await act(async () => {
    void mountIsland(island, <Form />);
  });
  await act(tell);

  expect(screen.getByRole("status").textContent).toBe("Karin/a");
});

it("keeps the caret in a text that is being edited", async () => {
  document.body.innerHTML = `<div id="form">${renderToString(<Form />)}</div>`;
  const island = document.getElementById("form");
  const input = screen.getByLabelText<HTMLInputElement>("Name");
  if (!island) throw new Error("no island");
  input.focus();
  input.value = "Karin";
  input.setSelectionRange(1, 2);

  const tell = noted(island);
  await act(async () => {
    void mountIsland(island, <Form />);
  });
  await act(tell);

  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(["Karin", 1, 2]);
});

function Settling() {
  const [draft, setDraft] = useState("1");
  const [settled, setSettled] = useState("1");
  return (
    <>
      <input
        aria-label="Quantity"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => setSettled(draft)}
      />
      <output>{settled}</output>
    </>
  );
}

it.each([
  ["settles what was typed in a field that was left before anybody heard it", false, "9"],
  ["lets whoever is still in a field settle it by leaving", true, "1"],
])("%s", async (_, isIn, settled) => {
  document.body.innerHTML = `<div id="form">${renderToString(<Settling />)}</div>`;
  const island = document.getElementById("form");
  const input = screen.getByLabelText<HTMLInputElement>("Quantity");
  if (!island) throw new Error("no island");
  if (isIn) input.focus();
  input.value = "9";

  const tell = noted(island);
  await act(async () => {
    void mountIsland(island, <Settling />);
  });
  await act(tell);

  expect(input.value).toBe("9");
  expect(screen.getByRole("status").textContent).toBe(settled);
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

it("passes ticks from before hydration to the controlled boxes", async () => {
  document.body.innerHTML = `<div id="form">${renderToString(<Choices />)}</div>`;
  const island = document.getElementById("form");
  if (!island) throw new Error("no island");
  const home = screen.getByLabelText<HTMLInputElement>("home");
  const terms = screen.getByLabelText<HTMLInputElement>("terms");
  home.click();
  terms.click();

  const tell = noted(island);
  await act(async () => {
    void mountIsland(island, <Choices />);
  });
  await act(tell);

  expect(screen.getByRole("status").textContent).toBe("home/true");
  expect([home.checked, terms.checked]).toEqual([true, true]);
});

it("does nothing for fields that nobody touched", () => {
  document.body.innerHTML = `<div id="form"><input value="as sent"><input type="checkbox" checked><input type="radio" name="r" checked><textarea>as sent</textarea></div>`;
  const heard: string[] = [];
  for (const type of ["input", "change", "click"]) document.body.addEventListener(type, () => heard.push(type));

  void noted(document.body)();

  expect(heard).toEqual([]);
});

function Checkout({ delivery }: { readonly delivery: string }) {
  const [type, setType] = useState("private");
  const [code, setCode] = useState("");
  const radio = (value: string) => (
    <input type="radio" name="type" value={value} checked={type === value} onChange={() => setType(value)} />
  );
  return (
    <>
      <p>{delivery}</p>
      <form action="/payer">
        <input name="code" aria-label="Code of the payer" />
      </form>
      <form action="/delivery">
        {radio("private")}
        {radio("company")}
        <input name="code" aria-label="Code" value={code} onChange={(event) => setCode(event.target.value)} />
        <output>
          {type}/{code}
        </output>
      </form>
    </>
  );
}

it("passes on changes to fields that hydration re-rendered, and restores the focus", async () => {
  document.body.innerHTML = `<div id="form">${renderToString(<Checkout delivery="pickup" />)}</div>`;
  const island = document.getElementById("form");
  if (!island) throw new Error("no island");
  const company = screen.getAllByRole("radio")[1];
  const early = screen.getByLabelText<HTMLInputElement>("Code");

  const tell = noted(island);
  company?.click();
  early.focus();
  early.value = "411 0";
  early.dispatchEvent(new Event("input", { bubbles: true }));
  const problems: string[] = [];
  const listen = (event: ErrorEvent) => {
    // Expected here, and so not printed.
    event.preventDefault();
    problems.push(event.message);
  };
  window.addEventListener("error", listen);
  await act(async () => {
    void mountIsland(island, <Checkout delivery="home" />);
  });
  window.removeEventListener("error", listen);
  await act(tell);

  expect(problems).toEqual([expect.stringMatching(/^Hydration failed/)]);
  expect(early.isConnected).toBe(false);
  expect(screen.getByRole("status").textContent).toBe("company/411 0");
  expect(document.activeElement).toBe(screen.getByLabelText("Code"));
  expect(screen.getByLabelText<HTMLInputElement>("Code of the payer").value).toBe("");
});

it("keeps a file that was chosen early, and reports it", async () => {
  document.body.innerHTML = `<div id="form"><input type="file" aria-label="Picture"><input aria-label="Words"></div>`;
  const root = document.getElementById("form");
  const picture = screen.getByLabelText<HTMLInputElement>("Picture");
  if (!root) throw new Error("no form");
  // The value that a browser gives for a file; setting it from a script fails.
  Object.defineProperty(picture, "value", {
    get: () => "C:\\fakepath\\picture.jpg",
    set() {
      throw new DOMException("may not be set", "InvalidStateError");
    },
  });
  screen.getByLabelText<HTMLInputElement>("Words").value = "Trasig";
  const labels = new Set<string | null>();
  root.addEventListener(
    "change",
    ({ target }) => target instanceof Element && labels.add(target.getAttribute("aria-label")),
  );

  await noted(root)();

  expect([...labels]).toEqual(["Picture", "Words"]);
});

function Extras() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      {["hose", "kit", "cord"].map((extra) => (
        <input
          key={extra}
          type="checkbox"
          aria-label={extra}
          checked={chosen.includes(extra)}
          onChange={() => setChosen([...chosen, extra])}
        />
      ))}
      <output>{chosen.join()}</output>
    </>
  );
}

it("passes on one tick after the other, each from the state that the one before left", async () => {
  document.body.innerHTML = `<div id="form">${renderToString(<Extras />)}</div>`;
  const island = document.getElementById("form");
  if (!island) throw new Error("no island");
  for (const extra of ["hose", "kit", "cord"]) screen.getByLabelText(extra).click();

  const tell = noted(island);
  await act(async () => {
    void mountIsland(island, <Extras />);
  });
  await tell();

  expect(screen.getByRole("status").textContent).toBe("hose,kit,cord");
  expect(screen.getAllByRole<HTMLInputElement>("checkbox").map((box) => box.checked)).toEqual([true, true, true]);
});

it("passes a quantity that hydration re-rendered to its own row, not to another of the same product", async () => {
  const row = (id: string) =>
    `<form action="/cart"><input type="hidden" name="row" value="${id}"><input name="quantity" aria-label="${id}"></form>`;
  document.body.innerHTML = `<div id="form">${row("a")}${row("b")}</div>`;
  const root = document.getElementById("form");
  if (!root) throw new Error("no form");
  screen.getByLabelText<HTMLInputElement>("b").value = "5";
  const tell = noted(root);
  root.innerHTML = `${row("new")}${row("a")}${row("b")}`;
  await tell();
  expect(screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value)).toEqual(["", "", "5"]);
});

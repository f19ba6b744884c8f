import { afterEach, beforeEach, expect, it } from "vitest";
import { preserveInput } from "./preserveInput.ts";

const markup = (price: string): string => `
  <form action="/kassa"><input name="name" value=""><input type="checkbox" name="terms"></form>
  <details class="way"><summary class="row">Leverans</summary><button class="step">+</button></details>
  <details class="pay"><summary class="row">Betalning</summary><button class="step">+</button></details>
  <p>${price}</p>`;

let root: HTMLElement;
const find = (selector: string, index = 0): HTMLElement => {
  const found = root.querySelectorAll<HTMLElement>(selector)[index];
  if (found === undefined) throw new Error(`There is no ${selector}.`);
  return found;
};
const nameField = (): HTMLInputElement => {
  const field = find("[name=name]");
  if (!(field instanceof HTMLInputElement)) throw new Error("The name is no field.");
  return field;
};
const isOpen = (selector: string): boolean => find(selector).hasAttribute("open");

beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = markup("399 kr");
});

afterEach(() => root.remove());

/** Re-renders the island, and restores the user's input in it. */
function drawAnew(carry: () => void, html = markup("798 kr")): void {
  root.innerHTML = html;
  carry();
}

it("lets the user keep typing in the same place, with what was typed since the request", () => {
  const name = nameField();
  name.focus();
  name.value = "An";
  const carry = preserveInput(root);
  name.value = "Anna";
  name.setSelectionRange(2, 2);
  drawAnew(carry);
  const now = nameField();
  expect(now).not.toBe(name);
  expect(now.value).toBe("Anna");
  expect(document.activeElement).toBe(now);
  expect(now.selectionStart).toBe(2);
});

it("keeps open what was opened, and closes nothing", () => {
  find(".pay").toggleAttribute("open", true);
  drawAnew(preserveInput(root), markup("798 kr").replace('class="way"', 'class="way" open'));
  expect([isOpen(".way"), isOpen(".pay")]).toEqual([true, true]);
});

const latePart = '<details class="code"><summary>Rabattkod</summary><input name="code"></details>';

/** Opens the fold with the code, types in it, and draws the island anew without it. It is drawn afterwards. */
async function drawCodeLater(meanwhile: () => void, part = latePart): Promise<void> {
  root.insertAdjacentHTML("beforeend", latePart);
  find(".code").toggleAttribute("open", true);
  const field = find("[name=code]");
  if (field instanceof HTMLInputElement) field.value = "SOMMAR10";
  drawAnew(preserveInput(root));
  meanwhile();
  root.insertAdjacentHTML("beforeend", part);
  // Observers are told before this.
  await new Promise((resolve) => void setTimeout(resolve));
}

it("opens what was opened also when it is drawn later than the rest, with what was typed in it", async () => {
  const heard: unknown[] = [];
  root.addEventListener("input", ({ target }) => heard.push(target));
  await drawCodeLater(() => {});
  expect([isOpen(".code"), isOpen(".way"), isOpen(".pay")]).toEqual([true, false, false]);
  expect(find("[name=code]")).toHaveProperty("value", "SOMMAR10");
  expect(heard).toEqual([find("[name=code]")]);
});

it("still opens it when a key is pressed that no element gets", async () => {
  await drawCodeLater(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true })));
  expect(isOpen(".code")).toBe(true);
});

it.each([
  ["focuses another field", () => nameField().focus()],
  ["presses elsewhere", () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))],
  ["types elsewhere", () => nameField().dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true }))],
])("opens nothing later once the user %s", async (_, goOn) => {
  await drawCodeLater(goOn);
  expect(isOpen(".code")).toBe(false);
});

it("does not take its own moving of the focus for the user's", async () => {
  nameField().focus();
  await drawCodeLater(() => {});
  expect(isOpen(".code")).toBe(true);
});

it("opens none of several that are drawn later in place of one", async () => {
  await drawCodeLater(() => {}, latePart.repeat(2));
  expect([isOpen(".code"), find(".code", 1).hasAttribute("open")]).toEqual([false, false]);
});

it("opens nothing when folds of a class are fewer at first and as many later", async () => {
  root.insertAdjacentHTML("beforeend", latePart.repeat(2));
  find(".code", 1).toggleAttribute("open", true);
  drawAnew(preserveInput(root), `${markup("798 kr")}${latePart}`);
  root.insertAdjacentHTML("beforeend", latePart);
  await new Promise((resolve) => void setTimeout(resolve));
  expect(root.querySelectorAll("details[open]")).toHaveLength(0);
});

it.each([".row", ".step"])("moves the focus to the replacement of the focused element: %s", (selector) => {
  for (const fold of root.querySelectorAll("details")) fold.open = true;
  const carry = preserveInput(root);
  find(selector, 1).focus();
  drawAnew(carry);
  expect(document.activeElement).toBe(find(selector, 1));
});

it("leaves the focus on the body when there is no clear replacement", () => {
  find(".row", 1).focus();
  drawAnew(preserveInput(root), markup("798 kr").replace(/<details class="way">.*?<\/details>/s, ""));
  expect(document.activeElement).toBe(document.body);
});

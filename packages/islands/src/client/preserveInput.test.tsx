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

it("opens what was opened also when it is drawn later than the rest", async () => {
  find(".pay").toggleAttribute("open", true);
  const html = markup("798 kr");
  const [late = ""] = /<details class="pay">.*?<\/details>/s.exec(html) ?? [];
  drawAnew(preserveInput(root), html.replace(late, ""));
  root.insertAdjacentHTML("beforeend", late);
  await expect.poll(() => isOpen(".pay")).toBe(true);
  expect(isOpen(".way")).toBe(false);
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

import { afterEach, beforeEach, expect, it } from "vitest";
import { foldMarks } from "./foldMarks.ts";
import { restoreFolds } from "./restoreFolds.ts";

beforeEach(() => restoreFolds());

afterEach(() => {
  window.dispatchEvent(new Event("load"));
  localStorage.clear();
  document.body.innerHTML = "";
  location.hash = "";
});

/** Adds a section element by element, as a browser's parser does. */
async function read(id: string, isOpen: boolean): Promise<HTMLDetailsElement> {
  const section = document.createElement("section");
  section.id = id;
  section.dataset["wire"] = foldMarks.root;
  document.body.append(section);
  const row = document.createElement("div");
  section.append(row);
  const details = document.createElement("details");
  details.open = isOpen;
  details.dataset["wire"] = foldMarks.row;
  const summary = document.createElement("summary");
  summary.dataset["wire"] = foldMarks.button;
  details.append(summary);
  row.append(details);
  await Promise.resolve();
  return details;
}

it.each([
  ["opens a section that was left open", { stored: "1", hash: "", isSent: false, isOpen: true }],
  ["closes a section that was left closed", { stored: "0", hash: "", isSent: true, isOpen: false }],
  ["opens a section that the address asks for", { stored: "0", hash: "#facts", isSent: false, isOpen: true }],
  ["leaves a section as it is sent that nobody has pressed", { stored: null, hash: "", isSent: true, isOpen: true }],
])("%s", async (_, { stored, hash, isSent, isOpen }) => {
  if (stored !== null) localStorage.setItem("collapsible.facts", stored);
  location.hash = hash;
  const details = await read("facts", isSent);
  expect(details.open).toBe(isOpen);
});

it.each([
  ["opened", false, "1"],
  ["closed", true, "0"],
])("stores at once that a press has %s a section, before any other script", async (_, isSent, stored) => {
  const details = await read("facts", isSent);
  expect(localStorage.getItem("collapsible.facts")).toBeNull();
  details.querySelector("summary")?.click();
  expect(localStorage.getItem("collapsible.facts")).toBe(stored);
});

it("ignores sections that are added after the document", async () => {
  localStorage.setItem("collapsible.facts", "1");
  window.dispatchEvent(new Event("load"));
  expect((await read("facts", false)).open).toBe(false);
});

import { afterEach, expect, it } from "vitest";
import { whenReachedFor } from "./whenReachedFor.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

it("waits for nothing when the part is not on the page", async () => {
  await expect(whenReachedFor(".part")).resolves.toBeUndefined();
});

it.each(["pointerover", "focusin"])("waits for a part of the page until %s", async (intent) => {
  document.body.innerHTML = '<div class="part"><button>Open</button></div>';
  let isWanted = false;
  const wanted = whenReachedFor(".part").then(() => {
    isWanted = true;
  });
  await Promise.resolve();
  expect(isWanted).toBe(false);
  document.querySelector("button")?.dispatchEvent(new Event(intent, { bubbles: true }));
  await wanted;
  expect(isWanted).toBe(true);
});

it("is wanted at once where the focus is already", async () => {
  document.body.innerHTML = '<div class="part"><button>Open</button></div>';
  document.querySelector("button")?.focus();
  await expect(whenReachedFor(".part")).resolves.toBeUndefined();
});

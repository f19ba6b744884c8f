import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { captureEarlyPresses } from "./captureEarlyPresses.ts";
import { startIslands } from "./startIslands.ts";
import type { IslandModule, Islands } from "./startIslands.ts";

const buy = (id: number) =>
  `<form action="/buy/${id}" method="post"><input type="hidden" name="id" value="${id}"><button>Buy</button></form>`;
const quantity = (row: string, max = 9) => `
  <form id="${row}" action="/cart" method="post">
    <input type="number" name="${row}" value="1" min="0" max="${max}">
    <button data-step="decrease" name="${row}" value="0">-</button>
    <button data-step="increase" name="${row}" value="2">+</button>
  </form>`;

let islands: Islands | undefined;
/** Submissions that left the page and those sent in the background, in their forms' terms. */
let sent: string[];

/** The pause after which the user counts as having stopped pressing, in milliseconds. */
const moment = 300;

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} in the page`);
  return found;
};

const wordsOf = (form: HTMLFormElement, control: HTMLElement | null): string => {
  const fields = [...new FormData(form, control)].flatMap(([name, value]) =>
    typeof value === "string" ? [`${name}=${value}`] : [],
  );
  return `${form.getAttribute("action")} ${fields.join("&")}`;
};

const onSubmit = (event: SubmitEvent): void => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) sent.push(`left with ${wordsOf(event.target, event.submitter)}`);
};

const press = (selector: string, times: number): void => {
  for (let count = 0; count < times; count += 1) fireEvent.click(find(selector));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    vi.fn(
      class {
        observe(): void {}
        disconnect(): void {}
      },
    ),
  );
  sent = [];
  document.addEventListener("submit", onSubmit);
  captureEarlyPresses();
});

afterEach(() => {
  window.torgEarlyPresses?.take();
  delete window.torgEarlyPresses;
  islands?.stop();
  document.removeEventListener("submit", onSubmit);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page before its runtime has loaded. */
const open = (html: string): void => {
  document.body.innerHTML = `<div data-island="x">${html}</div>`;
};

describe("captureEarlyPresses", () => {
  it("passes every press to the runtime, which repeats each one once the island is awake", async () => {
    open(`<button type="button">More</button>${buy(7)}`);
    const clicked = vi.fn();
    press("button[type=button]", 3);
    press("form button", 1);
    expect(find("form button").dataset["pending"]).toBe("");
    expect(sent).toEqual([]);

    const mount: IslandModule["mount"] = () => find("button").addEventListener("click", clicked);
    islands = startIslands({ load: () => Promise.resolve({ mount }) });
    await vi.advanceTimersByTimeAsync(1000);

    expect(clicked).toHaveBeenCalledTimes(3);
    expect(sent).toEqual(["left with /buy/7 id=7"]);
    expect(find("form button").dataset["pending"]).toBeUndefined();
  });

  it.each([
    ["adds up presses on the steps of a number", [["#a [value='2']", 3]], ["left with /cart a=4&a=4"]],
    [
      "goes back as well as forth",
      [
        ["#a [data-step=increase]", 3],
        ["#a [data-step=decrease]", 1],
      ],
      ["left with /cart a=3&a=3"],
    ],
    ["stops at the highest number", [["#b [data-step=increase]", 5]], ["left with /cart b=3&b=3"]],
    ["sends a form once whose button was pressed twice", [["#buys button", 2]], ["left with /buy/7 id=7"]],
  ] as const)("%s when no runtime comes", async (_, presses, expected) => {
    open(`${quantity("a")}<div id="buys">${buy(7)}</div>${quantity("b", 3)}`);
    for (const [selector, times] of presses) press(selector, times);
    await vi.advanceTimersByTimeAsync(4000);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(moment);
    expect(sent).toEqual(expected);
  });

  it("continues from a typed number, and lets the next press continue from there", async () => {
    open(quantity("a"));
    fireEvent.input(find("[type=number]"), { target: { value: "5" } });
    press("[data-step=increase]", 2);
    await vi.advanceTimersByTimeAsync(4000 + moment);
    press("[data-step=increase]", 1);
    await vi.advanceTimersByTimeAsync(moment);
    expect(sent).toEqual(["left with /cart a=7&a=7", "left with /cart a=8&a=8"]);
  });

  it("does the same when an island does not arrive, or cannot be loaded", async () => {
    open(quantity("a"));
    press("[data-step=increase]", 2);
    islands = startIslands({ load: () => new Promise<IslandModule>(() => {}) });
    press("[data-step=increase]", 1);
    await vi.advanceTimersByTimeAsync(4000 + moment);
    expect(sent).toEqual(["left with /cart a=4&a=4"]);
  });

  it("submits each of several forms when no island arrives, and leaves the page with the last", async () => {
    open(`${quantity("a")}${buy(7)}${quantity("b")}`);
    const sendForm = async (form: HTMLFormElement, control: HTMLElement) =>
      void sent.push(`sent ${wordsOf(form, control)}`);
    press("#a [data-step=increase]", 2);
    islands = startIslands({ load: () => new Promise<IslandModule>(() => {}), sendForm });
    press("form:not([id]) button", 1);
    press("#b [data-step=decrease]", 1);
    await vi.advanceTimersByTimeAsync(4000 + moment);
    expect(sent).toEqual(["sent /cart a=3&a=3", "sent /buy/7 id=7", "left with /cart b=0&b=0"]);
  });

  it.each([
    ["a button that only a script answers", "#more", ["left with /buy/7 id=7"]],
    ["a form that only asks", "#search", ["left with /buy/7 id=7"]],
    ["a form that cannot be sent", "#lost", ["left with /buy/7 id=7"]],
  ])("repeats every press that comes after %s", async (_, selector, expected) => {
    open(`<form action="/search"><button type="button" id="more">More</button><button id="search">Search</button></form>
      <form action="/lost" method="post"><button id="lost">Lost</button></form><div id="buys">${buy(7)}</div>`);
    find("#more").addEventListener("click", () => sent.push("pressed"));
    const sendForm = async (form: HTMLFormElement, control: HTMLElement) => {
      const words = wordsOf(form, control);
      if (form.action.endsWith("/lost")) throw new TypeError("network");
      sent.push(`sent ${words}`);
    };
    islands = startIslands({ load: () => new Promise<IslandModule>(() => {}), sendForm });
    press(selector, 1);
    press("#buys button", 1);
    await vi.advanceTimersByTimeAsync(4000 + moment);
    expect(sent).toEqual(expected);
  });

  it("leaves the page with the last form, whatever script-only presses follow it", async () => {
    open(`${buy(7)}<button type="button" id="more">More</button>`);
    press("form button", 1);
    press("#more", 1);
    find("#more").addEventListener("click", () => sent.push("pressed"));
    await vi.advanceTimersByTimeAsync(4000 + moment);
    expect(sent).toEqual(["left with /buy/7 id=7"]);
  });

  it("keeps script-only presses for a late runtime, and repeats them without effect when there is none", async () => {
    open(`<button type="button" id="more">More</button>`);
    press("#more", 1);
    await vi.advanceTimersByTimeAsync(60_000);
    press("#more", 1);
    find("#more").addEventListener("click", () => sent.push("pressed"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent, find("#more").dataset["pending"]]).toEqual([[], ""]);
    const script = document.createElement("script");
    document.head.append(script);
    script.dispatchEvent(new Event("error"));
    await vi.advanceTimersByTimeAsync(moment);
    expect([sent, find("#more").dataset["pending"]]).toEqual([["pressed", "pressed"], undefined]);
    script.remove();
  });

  it("passes on to the runtime what it has kept", async () => {
    open(`<button type="button" id="more">More</button>`);
    press("#more", 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(window.torgEarlyPresses?.take()).toEqual([find("#more")]);
  });

  it("stops waiting once the runtime failed to load", async () => {
    open(buy(7));
    press("button", 1);
    const script = document.createElement("script");
    document.head.append(script);
    script.dispatchEvent(new Event("error"));
    await vi.advanceTimersByTimeAsync(moment);
    expect(sent).toEqual(["left with /buy/7 id=7"]);
    press("button", 1);
    await vi.advanceTimersByTimeAsync(moment);
    expect(sent).toHaveLength(2);
    script.remove();
  });

  it("leaves the page with all of several quick presses after a failure", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    open(quantity("a"));
    islands = startIslands({ load: () => Promise.reject(new TypeError("network")) });
    for (let count = 0; count < 3; count += 1) {
      press("[data-step=increase]", 1);
      await vi.advanceTimersByTimeAsync(120);
    }
    await vi.advanceTimersByTimeAsync(moment);
    expect(sent).toEqual(["left with /cart a=4&a=4"]);
  });

  it("leaves GET forms, popovers, links and controls outside islands to the browser", () => {
    document.body.innerHTML = `<div data-island="x">
      <form action="/search"><button id="search">Search</button><button type="button" id="more">More</button></form>
      <button popovertarget="p" id="open">Open</button><a href="#there" id="link">There</a>
      <a href="#held" data-hold id="held">Held</a></div><button id="out">Out</button>`;
    const pressed = (id: string, init: MouseEventInit = {}) => fireEvent.click(find(`#${id}`), init);
    expect(["search", "open", "link", "out"].map((id) => pressed(id))).toEqual([true, true, true, true]);
    expect(["more", "held"].map((id) => pressed(id))).toEqual([false, false]);
    expect(pressed("held", { metaKey: true })).toBe(true);
    expect(pressed("held", { altKey: true })).toBe(true);
  });
});

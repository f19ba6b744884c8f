import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { replayInput } from "../client/replayInput.ts";
import { startIslands } from "./startIslands.ts";
import type { IslandModule, Islands } from "./startIslands.ts";

let islands: Islands | undefined;

function openPromise<T>() {
  let settle: { resolve: (value: T) => void; reject: (cause: unknown) => void } | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error("the promise has no handles");
  return { promise, ...settle };
}

/** A loader that answers when the test says so. */
function fakeLoader() {
  const calls: string[] = [];
  const { promise, resolve, reject } = openPromise<IslandModule>();
  const load = (name: string) => {
    calls.push(name);
    return promise;
  };
  return { calls, load, resolve, reject };
}

function page(html: string) {
  document.body.innerHTML = html;
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector} in the page`);
    return found;
  };
  return { find };
}

/** A module like those made by `hydrateView`: replays earlier input once `listen` has attached its listeners. */
const telling = (listen: (element: HTMLElement) => Promise<void> | void): IslandModule => ({
  async mount(element, takeTyped) {
    await listen(element);
    const typed = takeTyped();
    if (typed) await replayInput(element, typed);
  },
});

/** The pause after which the user counts as having stopped pressing, in milliseconds. */
const moment = 300;

const settle = () => vi.advanceTimersByTimeAsync(0);

const buyForm = `<div data-island="buy"><form action="/buy" method="post"><button>Buy</button></form></div>`;

beforeEach(() => {
  vi.useFakeTimers();
  // This document has no layout, so nothing ever comes into view.
  vi.stubGlobal(
    "IntersectionObserver",
    vi.fn(
      class {
        observe(): void {}
        disconnect(): void {}
      },
    ),
  );
});

afterEach(() => {
  islands?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("startIslands", () => {
  it("wakes an island once when a pointer moves over one of its controls", () => {
    const loader = fakeLoader();
    const { find } = page(buyForm);
    islands = startIslands(loader);

    fireEvent.pointerOver(find("button"));
    fireEvent.pointerOver(find("button"));

    expect(loader.calls).toEqual(["buy"]);
    expect(find("[data-island]").dataset["state"]).toBe("waking");
  });

  it.each(["pointerdown", "focusin"])("wakes an island on %s", (type) => {
    const loader = fakeLoader();
    const { find } = page(buyForm);
    islands = startIslands(loader);

    find("button").dispatchEvent(new Event(type, { bubbles: true }));

    expect(loader.calls).toEqual(["buy"]);
  });

  it("does not wake an island when a pointer moves over its text and links", () => {
    const loader = fakeLoader();
    const { find } = page(`<div data-island="tile"><a href="/p"><span>Name</span></a><p>Text</p></div>`);
    islands = startIslands(loader);

    fireEvent.pointerOver(find("span"));
    fireEvent.pointerOver(find("p"));

    expect(loader.calls).toEqual([]);
  });

  it("holds the first click, shows it as pending, and replays it when the island is awake", async () => {
    const loader = fakeLoader();
    const { find } = page(buyForm);
    islands = startIslands(loader);
    const submit = vi.fn((event: Event) => {
      event.preventDefault();
    });
    find("form").addEventListener("submit", submit);

    fireEvent.click(find("button"));
    expect(find("button").dataset["pending"]).toBe("");
    expect(submit).not.toHaveBeenCalled();

    const clicked = vi.fn();
    loader.resolve({
      mount() {
        find("button").addEventListener("click", clicked);
      },
    });
    await settle();

    expect(clicked).toHaveBeenCalledOnce();
    expect(submit).toHaveBeenCalledOnce();
    expect(find("button").dataset["pending"]).toBeUndefined();
    expect(find("[data-island]").dataset["state"]).toBe("awake");
  });

  it("waits for an asynchronous mount before it replays", async () => {
    const loader = fakeLoader();
    const { find } = page(`<div data-island="x"><button type="button">Go</button></div>`);
    islands = startIslands(loader);
    const clicked = vi.fn();
    const mounted = openPromise<void>();

    fireEvent.click(find("button"));
    loader.resolve({ mount: () => mounted.promise });
    await settle();
    find("button").addEventListener("click", clicked);
    expect(clicked).not.toHaveBeenCalled();

    mounted.resolve();
    await settle();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it.each(["submit", "button"])(
    "presses a %s button as often as it was pressed, each time from the state that the press before left",
    async (type) => {
      const loader = fakeLoader();
      const { find } = page(`<div data-island="x"><form><button type="${type}" value="1">+</button></form></div>`);
      islands = startIslands(loader);
      const asked: string[] = [];

      for (let click = 0; click < 3; click += 1) fireEvent.click(find("button"));
      loader.resolve({
        mount() {
          // Like a part that counts from its rendered state: its result is rendered after the event.
          find("button").addEventListener("click", (event) => {
            event.preventDefault();
            const button = find("button");
            asked.push(button.getAttribute("value") ?? "");
            queueMicrotask(() => button.setAttribute("value", String(Number(asked.at(-1)) + 1)));
          });
        },
      });
      await settle();
      await vi.advanceTimersByTimeAsync(100);
      fireEvent.click(find("button"));
      await vi.advanceTimersByTimeAsync(100);

      expect(asked).toEqual(["1", "2", "3", "4"]);
    },
  );

  it("queues new presses while held presses are being replayed", async () => {
    const loader = fakeLoader();
    const { find } = page(
      `<div data-island="x"><button type="button" id="a">A</button><button type="button" id="b">B</button></div>`,
    );
    islands = startIslands(loader);
    const pressed: string[] = [];
    for (const id of ["a", "b"]) find(`#${id}`).addEventListener("click", () => pressed.push(id));

    fireEvent.click(find("#a"));
    fireEvent.click(find("#a"));
    loader.resolve({ mount() {} });
    await settle();
    fireEvent.click(find("#b"));
    await vi.advanceTimersByTimeAsync(200);

    expect(pressed).toEqual(["a", "a", "b"]);
  });

  it("still takes presses when replaying one has thrown", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const loader = fakeLoader();
    const { find } = page(
      `<div data-island="x"><button type="button" id="a">A</button><button id="b">B</button></div>`,
    );
    islands = startIslands(loader);
    const pressed = vi.fn();
    find("#b").addEventListener("click", pressed);
    vi.spyOn(find("#a"), "click").mockImplementation(() => {
      throw new Error("no press");
    });

    fireEvent.click(find("#a"));
    loader.resolve({ mount() {} });
    await settle();
    await vi.runAllTimersAsync();
    fireEvent.click(find("#b"));
    await vi.runAllTimersAsync();

    expect(pressed).toHaveBeenCalledOnce();
  });

  it("does not repeat a press after the first press disabled the control", async () => {
    const loader = fakeLoader();
    const { find } = page(`<div data-island="x"><button type="button">Order</button></div>`);
    islands = startIslands(loader);
    const clicked = vi.fn(() => find("button").toggleAttribute("disabled", true));
    find("button").addEventListener("click", clicked);

    fireEvent.click(find("button"));
    fireEvent.click(find("button"));
    loader.resolve({ mount() {} });
    await settle();
    await vi.advanceTimersByTimeAsync(200);
    find("button").toggleAttribute("disabled", false);
    await vi.runAllTimersAsync();

    expect(clicked).toHaveBeenCalledOnce();
  });

  it("wakes the islands that were used before it started, and no others", async () => {
    const field = `<input aria-label="Price"><select><option>1</option><option>2</option></select><input type="checkbox">`;
    const { find } = page(
      ["text", "choice", "tick", "nobody"].map((id) => `<div data-island="${id}" id="${id}">${field}</div>`).join(""),
    );
    find("#text input").setAttribute("aria-label", "Typed");
    const typed = find("#text input");
    if (typed instanceof HTMLInputElement) typed.value = "46";
    const chosen = find("#choice select");
    if (chosen instanceof HTMLSelectElement) chosen.selectedIndex = 1;
    find("#tick [type=checkbox]").click();
    const loader = fakeLoader();
    islands = startIslands(loader);

    expect(loader.calls).toEqual(["text", "choice", "tick"]);
  });

  /** A field in an island, and the events that the awake island gets for it. */
  const typedEarly = (value: string) => {
    const loader = fakeLoader();
    const { find } = page(`<div data-island="x"><form><input name="price"><button>Show</button></form></div>`);
    islands = startIslands(loader);
    const field = find("input");
    field.focus();
    fireEvent.input(field, { target: { value } });
    const told: string[] = [];
    const listen = () => {
      for (const type of ["input", "change"])
        field.addEventListener(type, () =>
          told.push(field instanceof HTMLInputElement ? `${type} ${field.value}` : ""),
        );
      find("form").addEventListener("submit", (event) => {
        event.preventDefault();
        told.push("submit");
      });
    };
    const wakeUp = async () => {
      loader.resolve(telling(listen));
      await settle();
      await vi.advanceTimersByTimeAsync(200);
    };
    return { find, field, told, wakeUp };
  };

  it("dispatches a change for an early Enter, and then submits the form", async () => {
    const { find, field, told, wakeUp } = typedEarly("46");
    // A browser fires this on Enter.
    fireEvent.change(field);
    fireEvent.click(find("button"));
    await wakeUp();
    expect(told).toEqual(["input 46", "change 46", "submit"]);
  });

  it.each([
    ["Enter is pressed", (field: HTMLElement) => fireEvent.keyDown(field, { key: "Enter" })],
    ["its field is left", (field: HTMLElement) => field.blur()],
  ])("dispatches the change of a text that was being typed when %s", async (_, finish) => {
    const { field, told, wakeUp } = typedEarly("46");
    await wakeUp();
    expect(told).toEqual(["input 46"]);
    fireEvent.keyDown(field, { key: "Shift" });
    finish(field);
    finish(field);
    expect(told).toEqual(["input 46", "change 46"]);
  });

  it("leaves events of later typing to the browser", async () => {
    const { field, told, wakeUp } = typedEarly("46");
    await wakeUp();
    fireEvent.input(field, { target: { value: "460" } });
    field.blur();
    expect(told).toEqual(["input 46", "input 460"]);
  });

  it("reports what was typed as soon as the fields are hydrated, without waiting for the rest", async () => {
    const loader = fakeLoader();
    const { find } = page(`<div data-island="x"><input type="checkbox"></div>`);
    islands = startIslands(loader);
    const heard: boolean[] = [];
    const rest = openPromise<void>();
    const box = find("input");
    box.click();
    loader.resolve({
      async mount(element, takeTyped) {
        box.addEventListener("change", () => heard.push(box instanceof HTMLInputElement && box.checked));
        const typed = takeTyped();
        if (typed) await replayInput(element, typed);
        await rest.promise;
      },
    });
    await settle();
    expect(heard).toEqual([true]);
    box.click();
    rest.resolve();
    await settle();
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual([true, false]);
  });

  it("lets a checkbox be ticked at once, and tells the awake island", async () => {
    const loader = fakeLoader();
    const { find } = page(`<div data-island="x"><label><input type="checkbox"> Seven</label></div>`);
    islands = startIslands(loader);
    const box = find("input");
    const checked = () => box instanceof HTMLInputElement && box.checked;

    find("label").click();
    expect(checked()).toBe(true);
    expect(loader.calls).toEqual(["x"]);

    const changed = vi.fn();
    loader.resolve(telling(() => box.addEventListener("change", () => changed(checked()))));
    await settle();
    expect(checked()).toBe(true);
    expect(changed).toHaveBeenCalledOnce();
    expect(changed).toHaveBeenCalledWith(true);
  });

  it("holds a click while its form is being updated", async () => {
    const loader = fakeLoader();
    const { find } = page(`<div data-island="code"><fieldset><button type="button">Send</button></fieldset></div>`);
    islands = startIslands(loader);
    const pressed = vi.fn();
    find("button").addEventListener("click", pressed);

    find("button").click();
    loader.resolve({ mount: () => find("fieldset").setAttribute("disabled", "") });
    await vi.advanceTimersByTimeAsync(200);
    expect(pressed).not.toHaveBeenCalled();

    find("fieldset").removeAttribute("disabled");
    await vi.advanceTimersByTimeAsync(100);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it("tells the island what was typed while it was loading its data", async () => {
    const loader = fakeLoader();
    const { find } = page(`<div data-island="code"><form><input name="code" /><button>Send</button></form></div>`);
    islands = startIslands(loader);
    const told: string[] = [];
    const data = openPromise<void>();
    find("input").addEventListener("input", ({ target }) => {
      if (target instanceof HTMLInputElement) told.push(target.value);
    });

    fireEvent.focusIn(find("input"));
    loader.resolve(telling(() => data.promise));
    await settle();
    const field = find("input");
    fireEvent.input(field, { target: { value: "127 47" } });
    told.length = 0;
    data.resolve();
    await settle();

    expect(told).toEqual(["127 47"]);
  });

  it("lets the native form work when the module cannot be loaded, then and later", async () => {
    const loader = fakeLoader();
    const { find } = page(buyForm);
    islands = startIslands(loader);
    vi.spyOn(console, "error").mockImplementation(() => {});
    const submit = vi.fn((event: Event) => {
      event.preventDefault();
    });
    find("form").addEventListener("submit", submit);

    fireEvent.click(find("button"));
    loader.reject(new TypeError("network"));
    await vi.advanceTimersByTimeAsync(moment);
    expect(submit).toHaveBeenCalledOnce();
    expect(find("[data-island]").dataset["state"]).toBe("failed");

    fireEvent.click(find("button"));
    await vi.advanceTimersByTimeAsync(moment);
    expect(submit).toHaveBeenCalledTimes(2);
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ name: "ChunkLoadError" }));
  });

  it("lets the native form work when the module takes longer than the time limit", async () => {
    const loader = fakeLoader();
    const { find } = page(buyForm);
    islands = startIslands({ ...loader, patienceMs: 2000 });
    const submit = vi.fn((event: Event) => {
      event.preventDefault();
    });
    find("form").addEventListener("submit", submit);

    fireEvent.click(find("button"));
    await vi.advanceTimersByTimeAsync(2000);
    expect(submit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(moment);
    expect(submit).toHaveBeenCalledOnce();

    loader.resolve({ mount() {} });
    await settle();
    expect(submit).toHaveBeenCalledOnce();
  });

  const row = (id: number, label = "+") =>
    `<form action="/cart"><input type="hidden" name="row" value="${id}"><button data-step="increase" value="${id}">${label}</button></form>`;

  it.each([
    ["the same row when the island had to be drawn anew", [row(1), row(2)], ["2"]],
    ["the same row where it has moved", [row(2), row(1), row(3)], ["2"]],
    ["no other row in place of one that is gone", [row(1), row(3)], []],
    ["the control whose words have changed", [row(1), row(2, "One more")], ["2"]],
  ])("presses %s", async (_, drawn, expected) => {
    const loader = fakeLoader();
    const { find } = page(`<div data-island="x">${row(1)}${row(2)}</div>`);
    islands = startIslands(loader);
    const sent: unknown[] = [];
    find("[data-island]").addEventListener("submit", (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) sent.push(new FormData(event.target).get("row"));
    });

    fireEvent.click(find("form:last-child button"));
    loader.resolve({ mount: (element) => void (element.innerHTML = drawn.join("")) });
    await settle();
    await vi.advanceTimersByTimeAsync(200);

    expect(sent).toEqual(expected);
  });

  it.each([
    ["presses a button outside of forms by its words", "<p>New</p><button>A</button><button>B</button>", ["B"]],
    ["presses none of several that it cannot tell apart", "<button>B</button><button>A</button><button>B</button>", []],
  ])("%s when the island was re-rendered", async (_, drawn, expected) => {
    const loader = fakeLoader();
    const { find } = page(`<div data-island="x"><button>A</button><button id="b">B</button></div>`);
    islands = startIslands(loader);
    const pressed: string[] = [];
    find("[data-island]").addEventListener("click", ({ target }) => {
      if (target instanceof Element) pressed.push(target.textContent);
    });

    fireEvent.click(find("#b"));
    loader.resolve({ mount: (element) => void (element.innerHTML = drawn) });
    await settle();
    await vi.advanceTimersByTimeAsync(200);

    expect(pressed).toEqual(expected);
  });

  it("leaves a held link to the browser when it opens in another tab", () => {
    const loader = fakeLoader();
    const { find } = page(`<div data-island="x"><a href="#there" data-hold data-wake>There</a></div>`);
    islands = startIslands(loader);
    expect(fireEvent.click(find("a"), { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(find("a"))).toBe(false);
  });

  const frame = () => vi.advanceTimersByTimeAsync(20);

  it("opens a popover before its island is awake, and holds the presses inside it", async () => {
    const loader = fakeLoader();
    const { find } = page(
      `<div data-island="x"><button popovertarget="p">Open</button><div id="p"><button type="button">In</button></div></div>`,
    );
    islands = startIslands(loader);
    const clicked = vi.fn();
    find("[data-island]").addEventListener("click", ({ target }) => clicked(target));

    fireEvent.click(find("[popovertarget]"));
    fireEvent.click(find("#p button"));
    await frame();
    expect(loader.calls).toEqual(["x"]);
    expect(clicked.mock.calls).toEqual([[find("[popovertarget]")]]);

    loader.resolve({ mount() {} });
    await settle();
    expect(clicked.mock.calls).toEqual([[find("[popovertarget]")], [find("#p button")]]);
  });

  /** An awake island with a form, and its recorded submissions. */
  const awakeForm = async () => {
    const loader = fakeLoader();
    const { find } = page(buyForm);
    islands = startIslands(loader);
    loader.resolve({ mount() {} });
    islands.wake(find("[data-island]"));
    await settle();
    const submit = vi.fn((event: Event) => event.preventDefault());
    find("form").addEventListener("submit", submit);
    return { find, submit };
  };

  it("shows a press in an awake island before it is handled, and handles it once", async () => {
    const { find, submit } = await awakeForm();
    fireEvent.click(find("button"));
    expect(submit).not.toHaveBeenCalled();
    await frame();
    expect(submit).toHaveBeenCalledOnce();
  });

  it("does not replay a press for a control that has been disabled since", async () => {
    const { find, submit } = await awakeForm();
    fireEvent.click(find("button"));
    find("button").toggleAttribute("disabled", true);
    await frame();
    find("button").toggleAttribute("disabled", false);
    await vi.runAllTimersAsync();
    expect(submit).not.toHaveBeenCalled();
  });

  it("leaves a link of an awake island to the browser, even one that was held before", async () => {
    const loader = fakeLoader();
    const { find } = page(`<div data-island="x"><a href="#there" data-hold data-wake>There</a></div>`);
    islands = startIslands(loader);
    loader.resolve({ mount() {} });
    islands.wake(find("[data-island]"));
    await settle();
    expect(fireEvent.click(find("a"))).toBe(true);
  });

  it("wakes two islands independently of each other", async () => {
    const slow = fakeLoader();
    const quick = fakeLoader();
    const { find } = page(`
      <div data-island="slow"><button type="button" id="a">A</button></div>
      <div data-island="quick"><button type="button" id="b">B</button></div>`);
    islands = startIslands({ load: (name) => (name === "slow" ? slow.load(name) : quick.load(name)) });
    const a = vi.fn();
    const b = vi.fn();
    find("#a").addEventListener("click", a);
    find("#b").addEventListener("click", b);

    fireEvent.click(find("#a"));
    fireEvent.click(find("#b"));
    quick.resolve({ mount() {} });
    await settle();
    expect(b).toHaveBeenCalledOnce();
    expect(a).not.toHaveBeenCalled();

    slow.resolve({ mount() {} });
    await settle();
    expect(a).toHaveBeenCalledOnce();
  });

  it("leaves links and controls outside islands alone", () => {
    const loader = fakeLoader();
    const { find } = page(`<button type="button">Out</button><div data-island="x"><a href="#top">Link</a></div>`);
    islands = startIslands(loader);
    const clicked = vi.fn();
    document.body.addEventListener("click", clicked);

    fireEvent.click(find("button"));
    fireEvent.click(find("a"));
    document.body.removeEventListener("click", clicked);

    expect(clicked).toHaveBeenCalledTimes(2);
    expect(loader.calls).toEqual([]);
  });
});

import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Suggestion } from "../../contract/autocompleteCall.ts";
import { aSuggestion } from "../../fixtures/aSuggestion.ts";
import { createSuggestionState } from "../../state/createSuggestionState.ts";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";
import { SearchStart } from "./SearchStart.tsx";

let isPhone = true;
let tellWidth = (): void => {};

beforeEach(() => {
  isPhone = true;
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return isPhone;
    },
    addEventListener: (_: string, tell: () => void) => (tellWidth = tell),
    removeEventListener: () => {},
  }));
});

afterEach(async () => {
  cleanup();
  await waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty("torgOverlay"));
  vi.unstubAllGlobals();
});

function draw(props: Partial<SearchFieldProps> = {}) {
  const search = createSuggestionState<Suggestion>({
    ask: () => Promise.resolve([aSuggestion()]),
    delay: 1,
    minimum: 2,
  });
  const start = <SearchStart searches={["diskmaskin"]} departments={[{ name: "Vitvaror", url: "#vitvaror" }]} />;
  render(
    <>
      <SearchField search={search} fillsPhone start={start} {...props} />
      <main data-testid="rest">Resten av sidan</main>
    </>,
  );
}

/** Taps an element: it gets the focus and is clicked. */
function press(element: HTMLElement): void {
  act(() => element.focus());
  fireEvent.click(element);
}

function type(value: string): void {
  fireEvent.change(field(), { target: { value } });
}

const field = (): HTMLElement => screen.getByRole("combobox", { name: "Sök" });
const dialog = (): HTMLElement | null => screen.queryByRole("dialog", { name: "Sök" });

describe("the search field of a phone", () => {
  it("fills the window on a press, keeps the focus, and shows other suggestions until enough is typed", async () => {
    const onOpen = vi.fn<() => void>();
    draw({ onOpen });
    expect(dialog()).toBeNull();
    press(field());
    expect(document.activeElement).toBe(field());
    expect(onOpen).toHaveBeenCalledOnce();
    expect(screen.getByTestId("rest").inert).toBe(true);
    expect(within(dialog() ?? document.body).getByRole("link", { name: "diskmaskin" })).toBeDefined();
    type("tvätt");
    expect(await screen.findByRole("option", { name: /NV 8014/ })).toBeDefined();
    expect(screen.queryByRole("link", { name: "diskmaskin" })).toBeNull();
  });

  it("opens by its empty button and by typing, but not by focus alone", () => {
    draw();
    act(() => field().focus());
    expect(document.activeElement).toBe(field());
    expect(dialog()).toBeNull();
    type("t");
    expect(dialog()).not.toBeNull();
    type("");
    fireEvent.keyDown(field(), { key: "Escape" });
    expect(dialog()).toBeNull();
    press(screen.getByRole("button", { name: "Sök" }));
    expect(dialog()).not.toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it("closes on Escape and keeps the typed words, without the suggestions", async () => {
    draw();
    press(field());
    type("tvätt");
    await screen.findAllByRole("option");
    fireEvent.keyDown(field(), { key: "Escape" });
    expect(dialog()).toBeNull();
    expect(field()).toHaveProperty("value", "tvätt");
    expect(document.activeElement).toBe(field());
    expect(screen.getByTestId("rest").inert).toBe(false);
    expect(screen.queryByRole("option")).toBeNull();
  });

  it("closes by its arrow and by the browser's back, and then focuses the button beside the field", async () => {
    draw();
    press(field());
    press(screen.getByRole("button", { name: "Stäng sökningen" }));
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Sök" }));
    await waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty("torgOverlay"));
    press(field());
    window.history.back();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Sök" }));
  });

  it("closes when the window becomes wide", async () => {
    draw();
    press(field());
    isPhone = false;
    act(() => tellWidth());
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it("announces the words that are searched for", () => {
    const onSearch = vi.fn<(words: string) => void>();
    draw({ onSearch, fillsPhone: false });
    type("tvätt");
    const form = field().closest("form") ?? document.body;
    form.addEventListener("submit", (event) => event.preventDefault());
    fireEvent.submit(form);
    expect(onSearch.mock.calls).toEqual([["tvätt"]]);
  });
});

it("takes no more than the longest search", () => {
  draw();
  expect(field().getAttribute("maxlength")).toBe("100");
});

it("stays an ordinary field when that is all it should be, and on a wide window", () => {
  isPhone = false;
  draw();
  press(field());
  expect(dialog()).toBeNull();
  expect(screen.getByTestId("rest").inert).not.toBe(true);
});

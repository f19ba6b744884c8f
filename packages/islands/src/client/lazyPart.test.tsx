import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, createContext, type FormEvent, type ReactElement, Suspense } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lazyPart } from "./lazyPart.tsx";

const send = vi.fn();

function Part(): ReactElement {
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <form className="part" onSubmit={handleSubmit}>
      <button type="submit">Skicka</button>
    </form>
  );
}

let root: Root | undefined;
let arrive = (_part?: ComponentType): void => {};
const load = vi.fn(
  () =>
    new Promise<ComponentType>((resolve) => {
      arrive = (part = Part) => resolve(part);
    }),
);

/** A page with the server-rendered part. */
async function openPage(drawn: ReactElement = <Part />, touch = (_page: HTMLElement): void => {}): Promise<void> {
  document.body.innerHTML = `<div id="page">${renderToString(<Suspense>{drawn}</Suspense>)}</div>`;
  const Late = lazyPart(load, { serverMarkup: ".part" });
  const page = document.getElementById("page");
  if (page === null) throw new Error("The page is errorFallback.");
  touch(page);
  const rememberCarets = vi.spyOn(document, "querySelector");
  root = hydrateRoot(page, <Late />);
  // React hydrates server markup when it is idle.
  await vi.waitFor(() => expect(rememberCarets).toHaveBeenCalledWith(".part"), 10_000);
  rememberCarets.mockRestore();
}

/** Whether React has hydrated a field. */
const takenOver = (field: Element): boolean => Object.keys(field).some((key) => key.startsWith("__reactProps"));

beforeEach(() => {
  save.mockClear();
  send.mockClear();
  load.mockClear();
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
});

it("keeps the server's HTML, and loads nothing before the user reaches for it", async () => {
  await openPage();
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Skicka" })).toBeDefined();
  fireEvent.focusIn(screen.getByRole("button"));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), 10_000);
});

it("sends once what was submitted before the script loaded", async () => {
  await openPage();
  fireEvent.pointerOver(screen.getByRole("button"));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), 10_000);
  screen.getByRole("button").click();
  expect(send).not.toHaveBeenCalled();
  await act(async () => arrive());
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), 10_000);
  await act(async () => screen.getByRole("button").click());
  expect(send).toHaveBeenCalledTimes(2);
});

const save = vi.fn();

function Message(): ReactElement {
  return (
    <form className="part">
      <textarea aria-label="Meddelande" defaultValue="gammalt" onBlur={({ target }) => save(target.value)} />
    </form>
  );
}

function type(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

it("keeps text and caret of a field that already had a text while the script loads", async () => {
  await openPage(<Message />);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  field.focus();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), 10_000);
  type(field, "Ring porten");
  field.setSelectionRange(5, 5);
  await act(async () => arrive(Message));
  await vi.waitFor(() => expect(takenOver(field)).toBe(true), 10_000);
  expect(screen.getByRole("textbox")).toBe(field);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["Ring porten", 5, 5]);
  expect(save).not.toHaveBeenCalled();
});

it("reports a field that was typed into and left before its script was requested", async () => {
  await openPage(<Message />, (page) => {
    const field = page.querySelector("textarea");
    if (field !== null) field.value = "Ring";
  });
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), 10_000);
  await act(async () => arrive(Message));
  await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith("Ring"), 10_000);
});

it("loads at once what is not on the page", async () => {
  await openPage(<p />);
  expect(load).toHaveBeenCalledOnce();
});

it.each([true, false])("loads what is already open, and what is opened: %s", async (isOpen) => {
  const drawn = (
    <details className="part" open={isOpen}>
      <summary>Skriv</summary>
    </details>
  );
  await openPage(drawn);
  if (!isOpen) {
    expect(load).not.toHaveBeenCalled();
    document.querySelector("details")?.setAttribute("open", "");
  }
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), 10_000);
});

const Words = createContext("");

it("loads at once what a change around it has removed", async () => {
  const page = (words: string, part: ReactElement): ReactElement => <Words value={words}>{part}</Words>;
  const drawn = (
    <Suspense>
      <Part />
    </Suspense>
  );
  document.body.innerHTML = `<div id="page">${renderToString(page("before", drawn))}</div>`;
  const Late = lazyPart(load, { serverMarkup: ".part" });
  const part = <Late />;
  const rememberCarets = vi.spyOn(document, "querySelector");
  const hydrated = hydrateRoot(document.getElementById("page") ?? document.body, page("before", part));
  root = hydrated;
  await vi.waitFor(() => expect(rememberCarets).toHaveBeenCalledWith(".part"), 10_000);
  rememberCarets.mockRestore();
  expect(load).not.toHaveBeenCalled();
  await act(async () => hydrated.render(page("after", part)));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), 10_000);
  await act(async () => arrive());
  expect(screen.getByRole("button", { name: "Skicka" })).toBeDefined();
});

it("is loaded when it is first rendered, with a placeholder until then", async () => {
  const Late = lazyPart(load, { fallback: () => <p>Strax</p> });
  expect(load).not.toHaveBeenCalled();
  render(<Late />);
  expect(screen.getByText("Strax")).toBeDefined();
  await act(async () => arrive());
  expect(screen.getByRole("button", { name: "Skicka" })).toBeDefined();
});

it("renders the fallback for a part that cannot be loaded", async () => {
  const Late = lazyPart<object>(() => Promise.reject(new Error("gone")), { errorFallback: () => <p>Det gick inte</p> });
  await act(async () => render(<Late />));
  expect(screen.getByText("Det gick inte")).toBeDefined();
});

it("can be preloaded", async () => {
  const Late = lazyPart(load);
  void Late.load();
  expect(load).toHaveBeenCalledOnce();
});

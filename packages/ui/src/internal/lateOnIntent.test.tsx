import { act, fireEvent, screen } from "@testing-library/react";
import { type ComponentType, type FormEvent, type ReactElement, Suspense } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lateOnIntent } from "./lateOnIntent.tsx";

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
let arrive = (): void => {};
const load = vi.fn(
  () =>
    new Promise<ComponentType>((resolve) => {
      arrive = () => resolve(Part);
    }),
);

/** A page whose server has drawn the part. */
async function openPage(drawn: ReactElement = <Part />): Promise<void> {
  document.body.innerHTML = `<div id="page">${renderToString(<Suspense>{drawn}</Suspense>)}</div>`;
  const Late = lateOnIntent(".part", load);
  const page = document.getElementById("page");
  if (page === null) throw new Error("The page is missing.");
  const look = vi.spyOn(document, "querySelector");
  root = hydrateRoot(
    page,
    <Suspense>
      <Late />
    </Suspense>,
  );
  // React comes to what the server has drawn in a pause.
  await vi.waitFor(() => expect(look).toHaveBeenCalledWith(".part"));
  look.mockRestore();
}

beforeEach(() => {
  send.mockClear();
  load.mockClear();
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
});

it("keeps what the server has drawn, and fetches nothing before somebody reaches for it", async () => {
  await openPage();
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Skicka" })).toBeDefined();
  fireEvent.focusIn(screen.getByRole("button"));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

it("sends once what was sent before the script was there", async () => {
  await openPage();
  fireEvent.pointerOver(screen.getByRole("button"));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  screen.getByRole("button").click();
  expect(send).not.toHaveBeenCalled();
  await act(async () => arrive());
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  await act(async () => screen.getByRole("button").click());
  expect(send).toHaveBeenCalledTimes(2);
});

it("fetches at once what is not on the page", async () => {
  await openPage(<p />);
  expect(load).toHaveBeenCalledOnce();
});

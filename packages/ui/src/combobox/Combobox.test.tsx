import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { FormEvent } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { Combobox, type ComboboxProps } from "./Combobox.tsx";
import type { ComboboxOption } from "./ComboboxOption.ts";

const groups = [
  { id: "produkter", label: "Produkter", options: [{ id: "1", label: "Tvättmaskin", href: "#p1" }] },
  { id: "sidor", label: "Sidor", options: [{ id: "2", label: "Tvättguide" }] },
];

const aCombobox = (props: Partial<ComboboxProps<ComboboxOption>> = {}) => (
  <Combobox label="Sök" groups={groups} status="2 förslag" {...props} />
);
const field = (): HTMLElement => screen.getByRole("combobox", { name: "Sök" });

describeConformance<HTMLInputElement>("Combobox", {
  root: "torg-combobox",
  target: "input",
  part: (props) => aCombobox(props),
});

describe("Combobox", () => {
  it("shows nothing until enough characters are typed", async () => {
    const user = userEvent.setup();
    render(aCombobox({ minimumLength: 2 }));
    await user.type(field(), "t");
    expect(screen.queryByRole("listbox")).toBeNull();
    await user.type(field(), "v");
    expect(screen.getByRole("listbox", { name: "Sök" })).toBeDefined();
    expect(screen.getByRole("group", { name: "Sidor" })).toBeDefined();
  });

  it("follows a highlighted link and reports its option", async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn<(option: ComboboxOption) => void>();
    render(aCombobox({ onChoose }));
    await user.type(field(), "tv{ArrowDown}{Enter}");
    expect(onChoose.mock.calls.map(([option]) => option.id)).toEqual(["1"]);
    expect(window.location.hash).toBe("#p1");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("submits its form on Enter without a submit handler of its own", async () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        {aCombobox()}
        <button type="submit">Sök</button>
      </form>,
    );
    await userEvent.setup().type(field(), "tv{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("does not submit the form when it has a submit handler of its own", async () => {
    const onForm = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    const onSubmit = vi.fn<(query: string) => void>();
    render(<form onSubmit={onForm}>{aCombobox({ onSubmit })}</form>);
    await userEvent.setup().type(field(), "tv{Enter}");
    expect(onSubmit.mock.calls).toEqual([["tv"]]);
    expect(onForm).not.toHaveBeenCalled();
  });

  it("ignores an Enter that ends the composition of a character", () => {
    const onSubmit = vi.fn<(query: string) => void>();
    render(aCombobox({ onSubmit, defaultQuery: "tv" }));
    fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("keeps the highlight on an option that is still in newer suggestions, and drops it otherwise", async () => {
    const { rerender } = render(aCombobox());
    await userEvent.setup().type(field(), "tv{ArrowUp}");
    rerender(aCombobox({ groups: groups.slice(1) }));
    expect(screen.getByRole("option", { selected: true }).textContent).toBe("Tvättguide");
    rerender(aCombobox({ groups: groups.slice(0, 1) }));
    expect(screen.queryByRole("option", { selected: true })).toBeNull();
  });

  it("closes when the focus leaves and keeps what was typed", async () => {
    const user = userEvent.setup();
    render(aCombobox());
    await user.type(field(), "tv{ArrowDown}");
    await user.tab();
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field()).toHaveProperty("value", "tv");
  });

  it("is cleared by a press outside its form, and stays empty", async () => {
    const user = userEvent.setup();
    render(
      <>
        <form>
          {aCombobox({ clearsOutside: true })}
          <button type="button">Sök</button>
        </form>
        <p>Utanför</p>
      </>,
    );
    await user.type(field(), "tv");
    await user.click(screen.getByRole("button", { name: "Sök" }));
    expect(field()).toHaveProperty("value", "tv");
    await user.click(screen.getByText("Utanför"));
    expect(field()).toHaveProperty("value", "");
    await user.click(field());
    expect(field()).toHaveProperty("value", "");
  });

  it("keeps its text when a finger scrolls the page outside, or when a text selection ends outside", async () => {
    const user = userEvent.setup();
    render(
      <>
        {aCombobox({ clearsOutside: true })}
        <p>Utanför</p>
      </>,
    );
    await user.type(field(), "tv");
    fireEvent.pointerDown(screen.getByText("Utanför"));
    fireEvent.pointerCancel(screen.getByText("Utanför"));
    expect(screen.queryByRole("listbox")).toBeNull();
    fireEvent.pointerDown(field());
    fireEvent.click(screen.getByText("Utanför"));
    expect(field()).toHaveProperty("value", "tv");
  });

  it("stays open when its own frame is pressed and a surrounding element takes the focus", async () => {
    const user = userEvent.setup();
    render(<main tabIndex={-1}>{aCombobox()}</main>);
    await user.type(field(), "tv");
    fireEvent.blur(field(), { relatedTarget: screen.getByRole("main") });
    expect(screen.getByRole("listbox")).toBeDefined();
  });

  it("keeps what was typed before hydration", () => {
    const onQueryChange = vi.fn<(query: string) => void>();
    const root = document.body.appendChild(document.createElement("div"));
    root.innerHTML = renderToString(aCombobox({ onQueryChange }));
    const input = root.querySelector("input");
    if (input !== null) input.value = "tvätt";
    render(aCombobox({ onQueryChange }), { container: root, hydrate: true });
    expect(root.querySelector("input")?.value).toBe("tvätt");
    expect(onQueryChange).toHaveBeenCalledWith("tvätt");
    root.remove();
  });
});

import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Button, type ButtonProps } from "./Button.tsx";

describe("Button", () => {
  async function press(props: ButtonProps) {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button {...props} onClick={onClick}>
          Köp nu
        </Button>
      </form>,
    );
    const button = screen.getByRole("button", { name: "Köp nu" });
    await userEvent.setup().click(button);
    return { onClick, onSubmit, button };
  }

  it("submits no form by default", async () => {
    const { onClick, onSubmit } = await press({});
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0]);
  });

  it("submits the form as a submit button", async () => {
    expect((await press({ type: "submit" })).onSubmit).toHaveBeenCalledOnce();
  });

  it.each([{ busy: true }, { "aria-disabled": true }])("ignores presses and keeps the focus with %j", async (state) => {
    const { onClick, onSubmit, button } = await press({ type: "submit", ...state });
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0]);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });
});

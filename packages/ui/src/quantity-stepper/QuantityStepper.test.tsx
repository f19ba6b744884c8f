import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { QuantityStepper, type QuantityStepperProps } from "./QuantityStepper.tsx";

const words = { label: "Antal", decreaseLabel: "Minska antal", increaseLabel: "Öka antal" };

function setUp(props: Partial<QuantityStepperProps> = {}) {
  const onQuantityChange = vi.fn<(quantity: number) => void>();
  const onClamp = vi.fn<(quantity: number) => void>();
  render(<QuantityStepper {...words} onQuantityChange={onQuantityChange} onClamp={onClamp} {...props} />);
  const input = screen.getByRole<HTMLInputElement>("spinbutton", { name: "Antal" });
  const button = (name: string): HTMLButtonElement => screen.getByRole("button", { name });
  return { onQuantityChange, onClamp, input, button, user: userEvent.setup() };
}

describe("QuantityStepper", () => {
  it("goes from 0 to 32767 by default", () => {
    const { input, button } = setUp();
    expect([input.min, input.max, input.value]).toEqual(["0", "32767", "0"]);
    expect(button("Minska antal").disabled).toBe(true);
    expect(button("Öka antal").disabled).toBe(false);
  });

  it("disables its plus button at the maximum", () => {
    expect(setUp({ defaultValue: 3, max: 3 }).button("Öka antal").disabled).toBe(true);
  });

  it("steps with its buttons", async () => {
    const { user, button, input, onQuantityChange } = setUp({ defaultValue: 2 });
    await user.click(button("Öka antal"));
    await user.click(button("Öka antal"));
    await user.click(button("Minska antal"));
    expect(onQuantityChange.mock.calls).toEqual([[3], [4], [3]]);
    expect(input.value).toBe("3");
  });

  it("lowers a typed quantity to the maximum at once and reports it", async () => {
    const { user, input, onQuantityChange, onClamp } = setUp({ defaultValue: 1 });
    await user.clear(input);
    await user.type(input, "40000");
    expect(input.value).toBe("32767");
    expect(onQuantityChange).toHaveBeenLastCalledWith(32_767);
    expect(onClamp).toHaveBeenCalledWith(32_767);
  });

  it("raises a typed quantity to the minimum on blur", async () => {
    const { user, input, onQuantityChange, onClamp } = setUp({ defaultValue: 8, min: 5 });
    await user.clear(input);
    await user.type(input, "2");
    expect(onQuantityChange).not.toHaveBeenCalled();
    await user.tab();
    expect(input.value).toBe("5");
    expect(onQuantityChange.mock.calls).toEqual([[5]]);
    expect(onClamp).toHaveBeenCalledWith(5);
  });

  it("restores its quantity when it is left empty", async () => {
    const { user, input, onQuantityChange } = setUp({ defaultValue: 4 });
    await user.clear(input);
    await user.tab();
    expect(input.value).toBe("4");
    expect(onQuantityChange).not.toHaveBeenCalled();
  });

  it("goes to its ends with Home and End", async () => {
    const { user, input, onQuantityChange } = setUp({ defaultValue: 4, max: 9 });
    await user.click(input);
    await user.keyboard("{End}{Home}");
    expect(onQuantityChange.mock.calls).toEqual([[9], [0]]);
  });

  it("stops at one with Home and the arrows while it settles, and at zero with its minus button", async () => {
    const { user, input, button, onQuantityChange } = setUp({ defaultValue: 4, settles: true });
    await user.click(input);
    await user.keyboard("{Home}{ArrowDown}");
    expect(onQuantityChange.mock.calls).toEqual([[1]]);
    await user.click(button("Minska antal"));
    expect(onQuantityChange).toHaveBeenLastCalledWith(0);
  });

  it("shows the controlled quantity", async () => {
    const { user, input, button, onQuantityChange } = setUp({ value: 2 });
    await user.click(button("Öka antal"));
    expect(onQuantityChange).toHaveBeenCalledWith(3);
    expect(input.value).toBe("2");
  });

  it("restores the earlier quantity when the field is left empty, and reports it", async () => {
    const onReject = vi.fn<() => void>();
    const { user, input, onQuantityChange } = setUp({ defaultValue: 3, settles: true, onReject });
    await user.clear(input);
    expect(onReject).not.toHaveBeenCalled();
    await user.tab();
    expect(onReject).toHaveBeenCalledOnce();
    expect(onQuantityChange).not.toHaveBeenCalled();
    expect(input).toHaveProperty("value", "3");
    await user.click(input);
    await user.tab();
    expect(onReject).toHaveBeenCalledOnce();
  });

  it("drops decimals silently, and raises negative numbers to the minimum", async () => {
    const { user, input, onQuantityChange, onClamp } = setUp({ defaultValue: 1, settles: true });
    await user.clear(input);
    await user.type(input, "2.9{Enter}");
    expect(onClamp).not.toHaveBeenCalled();
    await user.clear(input);
    await user.type(input, "-3{Enter}");
    expect(onQuantityChange.mock.calls).toEqual([[2], [0]]);
    expect(onClamp.mock.calls).toEqual([[0]]);
  });

  it("reports a typed quantity only on Enter and on blur when it settles", async () => {
    const { user, input, onQuantityChange, onClamp } = setUp({ defaultValue: 1, max: 20, settles: true });
    await user.clear(input);
    await user.type(input, "12");
    expect(onQuantityChange).not.toHaveBeenCalled();
    await user.keyboard("{Enter}");
    await user.clear(input);
    await user.type(input, "99");
    await user.tab();
    expect(onQuantityChange.mock.calls).toEqual([[12], [20]]);
    expect(onClamp.mock.calls).toEqual([[20]]);
  });

  it("consumes the Enter that reports a quantity, so that it presses nothing after the focus moves", async () => {
    const press = vi.fn<() => void>();
    const onQuantityChange = (): void => screen.getByRole("button", { name: "Ångra" }).focus();
    const { user, input } = setUp({ defaultValue: 1, settles: true, onQuantityChange });
    render(
      <button type="button" onClick={press}>
        Ångra
      </button>,
    );
    await user.clear(input);
    await user.type(input, "0{Enter}");
    expect(document.activeElement?.textContent).toBe("Ångra");
    expect(press).not.toHaveBeenCalled();
    await user.keyboard("{Enter}");
    expect(press).toHaveBeenCalledOnce();
  });

  describe("in a form without a script", () => {
    const sent = (pressed: string): FormDataEntryValue[] => {
      render(
        <form>
          <QuantityStepper {...words} defaultValue={2} name="products[1001][quantity]" submits />
        </form>,
      );
      const button = screen.getByRole<HTMLButtonElement>("button", { name: pressed });
      if (button.form === null) throw new Error("The button belongs to no form.");
      return new FormData(button.form, button).getAll("products[1001][quantity]");
    };

    it("sends the next quantity last when plus is pressed", () => {
      expect(sent("Öka antal")).toEqual(["2", "3"]);
    });

    it("sends the next quantity last when minus is pressed", () => {
      expect(sent("Minska antal")).toEqual(["2", "1"]);
    });

    it("sends what is typed when Enter is pressed, with a first button that has no name", () => {
      const { container } = render(<QuantityStepper {...words} defaultValue={2} name="antal" submits />);
      const first = container.querySelector("button");
      expect([first?.type, first?.name, first?.hidden]).toEqual(["submit", "", true]);
    });

    it("settles the typed quantity on a press of that button too, such as an Enter before hydration", async () => {
      const onClamp = vi.fn<(quantity: number) => void>();
      const shown = { name: "antal", defaultValue: 2, max: 10, settles: true, submits: true, onClamp };
      const { container } = render(<QuantityStepper {...words} {...shown} />);
      const input = screen.getByRole("spinbutton");
      fireEvent.input(input, { target: { value: "50" } });
      container.querySelector("button")?.click();
      await waitFor(() => expect(input).toHaveProperty("value", "10"));
      expect(onClamp.mock.calls).toEqual([[10]]);
    });
  });
});

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { rangeSliderNotes } from "./RangeSlider.notes.ts";
import { RangeSlider } from "./RangeSlider.tsx";
import { RangeTrack } from "./RangeTrack.tsx";

const kronor = new Intl.NumberFormat("sv-SE");

const meta = {
  title: "Kit/RangeSlider",
  component: RangeSlider,
  subcomponents: { RangeTrack },
  parameters: { notes: rangeSliderNotes },
  args: {
    legend: "Pris",
    minLabel: "Från",
    maxLabel: "Till",
    minThumbLabel: "Lägsta pris",
    maxThumbLabel: "Högsta pris",
    unit: "kr",
    valueText: (value) => `${kronor.format(value)} kronor`,
    bounds: { min: 2990, max: 15_990 },
    onRangeChange: fn(),
    onRefuse: fn(),
  },
  decorators: [inRoom("20rem", "at most")],
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Limited: Story = { args: { defaultValue: { min: 5000, max: 12_000 } } };

export const Meeting: Story = { args: { defaultValue: { min: 9000, max: 9000 } } };

export const Invalid: Story = {
  args: {
    defaultValue: { min: 3000, max: 6000 },
    status: "Lägsta pris kan inte vara högre än högsta pris. Värdet återställdes till 3 000 kr.",
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "Från" });
    await userEvent.clear(field);
    await userEvent.type(field, "7000{Enter}");
    await expect(field).toHaveValue("3000");
    await expect(args.onRangeChange).not.toHaveBeenCalled();
    await expect(args.onRefuse).toHaveBeenCalledWith({
      end: "min",
      typed: "7000",
      reason: "minimum-above-maximum",
      restored: 3000,
    });
    await expect(canvas.getByRole("status")).toHaveTextContent("Värdet återställdes till 3 000 kr.");
  },
};

export const CoarseSteps: Story = { args: { step: 500, defaultValue: { min: 4490, max: 12_250 } } };

export const NegativeNumbers: Story = {
  args: {
    legend: "Temperatur",
    minThumbLabel: "Lägsta temperatur",
    maxThumbLabel: "Högsta temperatur",
    unit: "°C",
    valueText: (value) => `${value} grader`,
    bounds: { min: -26, max: 8 },
    defaultValue: { min: -18, max: 4 },
  },
};

export const NoRoom: Story = { args: { bounds: { min: 4990, max: 4990 } } };

export const ThumbsAlone: Story = {
  render: ({ bounds, minThumbLabel, maxThumbLabel, valueText, onRangeChange }) => (
    <RangeTrack
      bounds={bounds}
      value={{ min: 5000, max: 12_000 }}
      minThumbLabel={minThumbLabel}
      maxThumbLabel={maxThumbLabel}
      valueText={valueText}
      onRangeChange={onRangeChange}
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("slider", { name: "Lägsta pris" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ min: 5001, max: 12_000 }, "min");
  },
};

export const LegendHidden: Story = {
  args: { legendHidden: true },
  render: (args) => (
    <>
      <h3>Pris</h3>
      <RangeSlider {...args} />
    </>
  ),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: { min: 5000, max: 12_000 } } };

export const LongWords: Story = {
  args: {
    legend: "Centrifugeringshastighet vid ullprogrammets slutcentrifugering",
    minLabel: "Från lägsta centrifugeringshastighet",
    maxLabel: "Till högsta centrifugeringshastighet",
    unit: "varv/min",
    bounds: { min: 400, max: 1800 },
    defaultValue: { min: 800, max: 1600 },
    status: "Lägsta centrifugeringshastighet kan inte vara högre än högsta centrifugeringshastighet.",
  },
  decorators: [inRoom("15rem")],
};

export const RightToLeft: Story = {
  args: { defaultValue: { min: 5000, max: 12_000 } },
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    const lowest = canvas.getByRole("slider", { name: "Lägsta pris" });
    const highest = canvas.getByRole("slider", { name: "Högsta pris" });
    await userEvent.tab();
    await expect(lowest).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowRight}");
    await expect(lowest).toHaveValue("5001");
    await expect(lowest.getBoundingClientRect().right).toBeGreaterThan(highest.getBoundingClientRect().right - 1);
  },
};

export const ByKeyboard: Story = {
  args: { defaultValue: { min: 5000, max: 12_000 } },
  play: async ({ canvas, userEvent, args, step }) => {
    const lowest = canvas.getByRole("slider", { name: "Lägsta pris" });
    const highest = canvas.getByRole("slider", { name: "Högsta pris" });
    const from = canvas.getByRole("textbox", { name: "Från" });
    const to = canvas.getByRole("textbox", { name: "Till" });

    await step("the arrows go one step, and the field says the same", async () => {
      await userEvent.tab();
      await expect(lowest).toHaveFocus();
      await userEvent.keyboard("{ArrowRight}{ArrowUp}{ArrowLeft}");
      await expect(lowest).toHaveValue("5001");
      await expect(lowest).toHaveAttribute("aria-valuetext", `${kronor.format(5001)} kronor`);
      await expect(from).toHaveValue("5001");
    });

    await step("the page keys leap, End stops at the other thumb", async () => {
      await userEvent.keyboard("{PageUp}");
      await expect(lowest).toHaveValue("6301");
      await userEvent.keyboard("{End}");
      await expect(lowest).toHaveValue("12000");
      await expect(highest).toHaveAttribute("min", "12000");
      await userEvent.keyboard("{Home}{PageUp}");
      await expect(lowest).toHaveValue("4290");
      await expect(highest).toHaveAttribute("min", "4290");
      await expect(args.onRangeChange).toHaveBeenLastCalledWith({ min: 4290, max: 12_000 }, "min");
    });

    await step("the other thumb ends where the first one stands", async () => {
      await userEvent.tab();
      await expect(highest).toHaveFocus();
      await expect(lowest).toHaveAttribute("max", "12000");
      await userEvent.keyboard("{ArrowDown}");
      await expect(lowest).toHaveAttribute("max", "11999");
    });

    await step("a typed number is taken when its field is left", async () => {
      await userEvent.tab();
      await expect(from).toHaveFocus();
      await userEvent.tab();
      await expect(to).toHaveFocus();
      await userEvent.keyboard("{Control>}a{/Control}99999");
      await expect(args.onRangeChange).toHaveBeenLastCalledWith({ min: 4290, max: 11_999 }, "max");
      await userEvent.tab();
      await expect(args.onRangeChange).toHaveBeenLastCalledWith({ min: 4290, max: 15_990 }, "max");
      await expect(to).toHaveValue("");
      await expect(highest).toHaveValue("15990");
    });
  },
};

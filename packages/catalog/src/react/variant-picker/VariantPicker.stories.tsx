import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { choicesOfProduct } from "../../domain/product/variants.ts";
import { someVariantAttributes, someVariantButtons } from "../../fixtures/aProductDetail.ts";
import { createVariantState } from "../../state/createVariantState.ts";
import { VariantPicker } from "./VariantPicker.tsx";

const attributes = someVariantAttributes();
const goTo = fn();
const aPicker = (choices: ReadonlyMap<number, number>) =>
  createVariantState({ attributes, choices, shownProductId: 1413, goTo });

const meta = {
  title: "Catalog/VariantPicker",
  component: VariantPicker,
  args: { variants: aPicker(new Map()), address: "/produkter/id/1401" },
} satisfies Meta<typeof VariantPicker>;

export default meta;

const inLittleRoom: Decorator = (Story) => (
  <div style={{ maxInlineSize: "18rem" }}>
    <Story />
  </div>
);

type Story = StoryObj<typeof meta>;

/** Nothing is chosen: later levels wait for earlier ones. */
export const Nothing: Story = {};
/** The first choice is made, and the next level is open. */
export const FirstLevel: Story = { args: { variants: aPicker(new Map([[6, 601]])) } };
/** Every level is chosen, and the page shows that variant. */
export const Complete: Story = { args: { variants: aPicker(choicesOfProduct(attributes, 1413)) } };

/** Each choice opens the next level and clears those behind it. */
export const Choosing: Story = {
  args: { variants: aPicker(new Map()) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("combobox", { name: "Storlek" })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Färg" }), "Blå");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Storlek" }), "C52");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Benlängd" }), "Normal");
    await expect(goTo).toHaveBeenCalledWith("/produkter/id/1415?variant_6=602&variant_7=703&variant_8=801");
  },
};

export const ByKeyboard: Story = {
  args: { variants: aPicker(new Map()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("combobox", { name: "Färg" })).toHaveFocus();
    await expect(canvas.getByRole("combobox", { name: "Storlek" })).toBeDisabled();
  },
};

export const LongWords: Story = {
  args: {
    variants: createVariantState({
      attributes: attributes.map((attribute) => ({
        ...attribute,
        label: `${attribute.label} och arbetsplatsbelysningskombination`,
      })),
      choices: new Map(),
      shownProductId: 1413,
      goTo,
    }),
  },
  decorators: [inLittleRoom],
};

/** A product without variants takes no space. */
export const WithoutVariants: Story = {
  args: { variants: createVariantState({ attributes: [], choices: new Map(), shownProductId: 1001, goTo }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};

const aButtonPicker = (choices: ReadonlyMap<number, number>) =>
  createVariantState({ attributes: someVariantButtons(), choices, shownProductId: 1413, goTo });

/** Colours as swatches, sizes as buttons, and a length from a list. */
export const Buttons: Story = { args: { variants: aButtonPicker(choicesOfProduct(attributes, 1413)) } };
/** Buttons before a choice: the first level can be pressed, the others wait. */
export const ButtonsNothing: Story = { args: { variants: aButtonPicker(new Map()) } };
/** A sold-out size can be chosen, because its page says when it is back. */
export const SoldOut: Story = {
  args: { variants: aButtonPicker(new Map([[6, 602]])) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("C52"));
    await expect(canvas.getByRole("radio", { name: "C52 slut i lager" })).toBeChecked();
    await expect(canvas.getByRole("option", { name: "Normal – slut i lager" })).toBeInTheDocument();
  },
};
/** Arrow keys move between values; Space chooses. */
export const ButtonsByKeyboard: Story = {
  args: { variants: aButtonPicker(new Map()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Blå" })).toHaveFocus();
    await expect(canvas.getByRole("radio", { name: "Blå" })).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("radiogroup", { name: "Färg: Blå" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "C50" })).toBeEnabled();
  },
};
/** A long value makes its button wider, and then higher; none is cut off. */
export const ButtonsLongWords: Story = {
  args: {
    variants: createVariantState({
      attributes: someVariantButtons().map((attribute) => ({
        ...attribute,
        options: attribute.options.map((each) => ({ ...each, name: `${each.name} arbetsplatsbelysningskombination` })),
      })),
      choices: new Map(),
      shownProductId: 1413,
      goTo,
    }),
  },
  decorators: [inLittleRoom],
};
/** Buttons begin at the right, and the swatch stays before its word. */
export const ButtonsRightToLeft: Story = { ...Buttons, globals: { direction: "rtl" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { choicesOfProduct } from "../../domain/product/variants.ts";
import { someVariantAttributes } from "../../fixtures/aProductDetail.ts";
import { createVariantState } from "../../state/createVariantState.ts";
import { VariantPicker } from "./VariantPicker.tsx";

const attributes = someVariantAttributes();
const goTo = fn();
const aPicker = (choices: ReadonlyMap<number, number>) =>
  createVariantState({ attributes, choices, shownProductId: 1413, goTo });

const meta = {
  title: "Catalog/Variant picker",
  component: VariantPicker,
  args: { variants: aPicker(new Map()), address: "/produkter/id/1401" },
} satisfies Meta<typeof VariantPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const FirstLevel: Story = { args: { variants: aPicker(new Map([[6, 601]])) } };
export const Complete: Story = { args: { variants: aPicker(choicesOfProduct(attributes, 1413)) } };

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
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const WithoutVariants: Story = {
  args: { variants: createVariantState({ attributes: [], choices: new Map(), shownProductId: 1001, goTo }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

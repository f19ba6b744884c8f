import type { Meta, StoryObj } from "@storybook/react-vite";
import { replyFailure } from "@torg/http/mock";
import { expect, within } from "storybook/test";
import { compareStoreCall } from "../../contract/compareCalls.ts";
import { aCompareClient, aCompareProduct } from "../../fixtures/aCompareClient.ts";
import { aListingProduct } from "../../fixtures/aListingProduct.ts";
import type { CompareState } from "../../state/compareState.ts";
import { createCompareState } from "../../state/createCompareState.ts";
import { CompareForm } from "./CompareForm.tsx";
import { CompareLink } from "./CompareLink.tsx";
import { CompareToggle } from "./CompareToggle.tsx";

const controls = (ids: readonly number[] = [], replies: Parameters<typeof aCompareClient>[1] = []): CompareState => {
  const items = ids.map((productId) => aCompareProduct({ productId }));
  const state = createCompareState({ client: aCompareClient(items, replies) });
  void state.load();
  return state;
};

const meta = {
  title: "Catalog/CompareToggle",
  component: CompareToggle,
  args: { product: aListingProduct(), controls: controls() },
} satisfies Meta<typeof CompareToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty checkbox, and a link that says the same in words. */
export const NotCompared: Story = {};

/** The checkboxes of a page belong to one form, which opens the comparison without script. */
export const InItsForm: Story = {
  render: (args) => (
    <>
      <CompareForm />
      <CompareToggle {...args} />
    </>
  ),
};

/** The checkbox is ticked, and the link offers to remove the product again. */
export const Compared: Story = { args: { controls: controls([1001]) } };

/** Four products are compared already: box and link are dimmed, and the box says why. */
export const Full: Story = {
  args: { controls: controls([1, 2, 3, 4]) },
  play: async ({ canvasElement, userEvent, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("checkbox", { name: "Jämför Tvättmaskin NV 8014" });
    await expect(box).toHaveAttribute("aria-disabled", "true");
    await expect(box).toHaveAccessibleDescription("Du kan jämföra högst 4 produkter");
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole("link", { name: "Jämför produkt" }));
    await expect(args.controls.getState().productIds).toEqual([1, 2, 3, 4]);
    await expect(box).not.toBeChecked();
  },
};

/** Ticked at once; for three seconds the link confirms that the product was added. */
export const JustAdded: Story = {
  args: { controls: controls() },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(await canvas.findByRole("link", { name: "Tillagd i jämförelsen" })).toBeVisible();
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
};

export const Refused: Story = {
  args: {
    controls: controls(
      [],
      [replyFailure(compareStoreCall, { status: 409, message: "Du kan jämföra högst 4 produkter." })],
    ),
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
    await expect(canvas.getByRole("link", { name: "Jämför produkt" })).toBeVisible();
  },
};

/** The link by itself, for places without space for a checkbox. */
export const OnlyLink: Story = { render: ({ controls: own }) => <CompareLink productId={1001} controls={own} /> };

export const ByKeyboard: Story = {
  args: { controls: controls() },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(await canvas.findByRole("link", { name: "Tillagd i jämförelsen" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link")).not.toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { awaitWishes, wireWishes } from "../../wire/index.ts";
import { WishHeart } from "./WishHeart.tsx";
import { WishHeartForm } from "./WishHeartForm.tsx";

const meta = {
  title: "Account/WishHeart",
  component: WishHeart,
  args: { productId: 1001, name: "Tvättmaskin NV 8014" },
  decorators: [
    (Heart) => (
      <div>
        <Heart />
        <WishHeartForm path="/vitvaror" />
      </div>
    ),
  ],
} satisfies Meta<typeof WishHeart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Wires the hearts as a page does, by default to a shop that saves every press. */
const wire = (keep = () => Promise.resolve(true)) => awaitWishes((form) => Promise.resolve(wireWishes(form, keep)));

/**
 * The heart alone, for a tile: an outline until the product is on the list, and the product's name for those who hear
 * it.
 */
export const Add: Story = {};
/** Filled from what the page knows about this visitor. */
export const SetAside: Story = {
  play: async ({ canvas }) => {
    wire()({ wished_product_ids: [1001] });
    await expect(await canvas.findByRole("button", { pressed: true })).toBeVisible();
  },
};
/** After two presses it is as before, and the page is never left. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    wire();
    const heart = canvas.getByRole("button", { name: "Spara i önskelistan, Tvättmaskin NV 8014" });
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "false"));
  },
};
/** The response is pending: the heart already shows the press. */
export const Slow: Story = {
  play: async ({ canvas, userEvent }) => {
    wire(() => new Promise(() => {}));
    const heart = canvas.getByRole("button");
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
  },
};
/** The shop could not save it: the heart is as before. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    wire(() => Promise.resolve(false));
    const heart = canvas.getByRole("button");
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "false"));
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

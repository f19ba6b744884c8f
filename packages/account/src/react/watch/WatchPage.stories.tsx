import type { Meta, StoryObj } from "@storybook/react-vite";
import { WatchPage } from "./WatchPage.tsx";

const meta = {
  title: "Account/WatchPage",
  component: WatchPage,
  args: {
    state: "asked",
    token: "a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f601",
    productName: "Tvättmaskin NV 8014",
    productUrl: "/produkter/id/1001",
  },
} satisfies Meta<typeof WatchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opening the link in the e-mail starts nothing: a button confirms the watch, and another ends all of them. */
export const Asked: Story = {};
/** The watch is confirmed: the way to the product takes the place of the button, and all watches can be ended. */
export const Waiting: Story = { args: { state: "waiting" } };
/** The goods came back, and the e-mail about that was sent. */
export const Told: Story = { args: { state: "told" } };
/** The link is too old or its watch has ended: a sentence says what to do, and only the way to the shop is left. */
export const Dead: Story = { args: { state: null } };
export const LongWords: Story = {
  args: { state: "waiting", productName: "Induktionshällsrengöringsmedelsdoseringsautomat med påfyllningsindikator" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

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

export const Asked: Story = {};
export const Waiting: Story = { args: { state: "waiting" } };
/** The goods came back, and the e-mail about that was sent. */
export const Told: Story = { args: { state: "told" } };
export const Dead: Story = { args: { state: null } };
export const LongWords: Story = {
  args: { state: "waiting", productName: "Induktionshällsrengöringsmedelsdoseringsautomat med påfyllningsindikator" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

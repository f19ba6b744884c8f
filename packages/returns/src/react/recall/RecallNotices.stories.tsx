import type { Meta, StoryObj } from "@storybook/react-vite";
import { aRecall } from "../../fixtures/aRecall.ts";
import { RecallNotices } from "./RecallNotices.tsx";

const meta = {
  title: "Returns/RecallNotices",
  component: RecallNotices,
  args: { recalls: [aRecall()] },
} satisfies Meta<typeof RecallNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnOrder: Story = {};
export const OnProduct: Story = { args: { isOnProduct: true } };
export const Two: Story = {
  args: { recalls: [aRecall({ numbers: "" }), aRecall({ productId: 2, name: "Laddare 65 W", phone: "", email: "" })] },
};
/** Below a heading of their own, as on the page that lists all recalls of the shop. */
export const Listed: Story = { args: { ...Two.args, level: 3 } };
export const WithoutPicture: Story = { args: { recalls: [aRecall({ image: "", at: "" })] } };
export const LongWords: Story = {
  args: { recalls: [aRecall({ name: "Centrifugeringshastighetsbegränsningsindikatorlampa" })] },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

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

/** Which pieces, what can happen and what to do, with the product's picture and a link to it; it cannot be closed. */
export const OnOrder: Story = {};
/** On the product's own page: no picture and no link, because both are there already. */
export const OnProduct: Story = { args: { isOnProduct: true } };
/** Each product has a notice of its own; one concerns every piece, the other has nobody to ask and no row for it. */
export const Two: Story = {
  args: { recalls: [aRecall({ numbers: "" }), aRecall({ productId: 2, name: "Laddare 65 W", phone: "", email: "" })] },
};
/** Below a heading of their own, as on the page that lists all recalls of the shop. */
export const Listed: Story = { args: { ...Two.args, level: 3 } };
/** Neither picture nor date is known: both are left out, and the text begins at the edge. */
export const WithoutPicture: Story = { args: { recalls: [aRecall({ image: "", at: "" })] } };
export const LongWords: Story = {
  args: { recalls: [aRecall({ name: "Centrifugeringshastighetsbegränsningsindikatorlampa" })] },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

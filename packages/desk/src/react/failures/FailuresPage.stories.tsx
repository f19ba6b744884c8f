import type { Meta, StoryObj } from "@storybook/react-vite";
import { aFailedJob, aFailedWebhook, someStuckMoney } from "../../fixtures/someFailures.ts";
import { FailuresPage } from "./FailuresPage.tsx";

const failures = {
  jobs: [
    aFailedJob(),
    aFailedJob({ id: 8, what: "arbetet gammalt kunde inte göras", order: null, isRepeatable: false }),
  ],
  money: [someStuckMoney()],
  webhooks: [aFailedWebhook(), aFailedWebhook({ id: "msg_8c1", endpoint: "lager", status: 410, isRepeatable: false })],
};

const meta = {
  title: "Desk/FailuresPage",
  component: FailuresPage,
  args: { failures, operatorRole: "administrator" },
} satisfies Meta<typeof FailuresPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What failed, for which order and why; only what can be repeated has a button that tries again. */
export const Administrator: Story = {};
/** A seller sees failures, and can retry money moves. */
export const Seller: Story = { args: { operatorRole: "seller" } };
/** A sentence says that everything works, and no headings stand empty. */
export const Nothing: Story = { args: { failures: { jobs: [], money: [], webhooks: [] } } };
export const LongWords: Story = {
  args: {
    failures: {
      jobs: [aFailedJob({ problem: "Centrifugeringshastighetsbegränsningsindikatorlampfabriken".repeat(3) })],
      money: [],
      webhooks: [aFailedWebhook({ type: "order.centrifugeringshastighetsbegransningsindikatorlampfabriken" })],
    },
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

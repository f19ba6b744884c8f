import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskCase } from "../../fixtures/aDeskCase.ts";
import { aDeskLine, aDeskOrder } from "../../fixtures/aDeskOrder.ts";
import { DeskProvider } from "../DeskProvider.tsx";
import { CasePage } from "./CasePage.tsx";

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path fill="#9bb" d="M0 0h400v300H0z"/></svg>')}`;
const shipped = aDeskOrder({
  state: "shipped",
  lines: [aDeskLine({ open: 0, shipped: 2 })],
  tasks: ["return"],
});

const meta = {
  title: "Desk/CasePage",
  component: CasePage,
  args: { told: aDeskCase(), order: shipped },
} satisfies Meta<typeof CasePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The buyer's words beside the forms: the piece and the reason are chosen already, as the buyer gave them. */
export const Complaint: Story = {};
/** Each picture opens in full size. */
export const WithPictures: Story = {
  args: {
    told: aDeskCase({
      pictures: [
        { id: "a", width: 400, height: 300 },
        { id: "b", width: 400, height: 300 },
      ],
    }),
  },
  decorators: [
    (Story) => (
      <DeskProvider addresses={{ backend: () => picture }}>
        <Story />
      </DeskProvider>
    ),
  ],
};
export const Refused: Story = {
  args: {
    flash: { values: { "pieces[31]": "9", because: "goodwill" }, errors: { "pieces[31]": ["Välj högst 2 stycken."] } },
  },
};
/** A refusal without a reason is rejected. */
export const RefusedEnding: Story = {
  args: {
    endFlash: { values: { ending: "refused" }, errors: { text: ["Skriv varför. Köparen får läsa det."] } },
  },
};
/** Goods that were not shipped cannot come back: the case can only be read and ended. */
export const NothingToTakeBack: Story = { args: { order: aDeskOrder({ tasks: ["ship", "cancel"] }) } };
/** An ended withdrawal: the form that ends it is gone, and goods that arrive can still be taken back. */
export const Ended: Story = { args: { told: aDeskCase({ isEnded: true, kind: "withdrawal", message: "" }) } };
/** How it ended is on the badge, and the words that the buyer got have their own heading. */
export const Answered: Story = {
  args: { told: aDeskCase({ isEnded: true, ending: "refused", answer: "Bucklan kom efter leveransen." }) },
};
export const LongWords: Story = {
  args: {
    told: aDeskCase({
      buyer: "Anna-Margareta Wennerström-Lagercrantz af Björkhammarsgården",
      message: "Centrifugeringshastighetsbegränsningsindikatorlampanlyserocksånärmaskinenäravstängd.",
      lines: [{ name: "Luftkonditioneringsanläggningstillbehörssats", quantity: 12 }],
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoredItems } from "./StoredItems.tsx";

const meta = { title: "Consent/StoredItems", component: StoredItems } satisfies Meta<typeof StoredItems>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Items stored by the shop's own pages. */
export const OwnPages: Story = {};
/** Items stored by a shop's tags are listed as well. */
export const WithTags: Story = {
  args: {
    more: [
      {
        name: "_matning",
        kind: "cookie",
        purpose: "marketing",
        keptFor: 7_776_000,
        what: "Räknar besök för annonser.",
      },
    ],
  },
};
export const LongWords: Story = {
  args: {
    more: [
      {
        name: "annonsmatningssessionsidentifierarversionsnummer",
        kind: "local",
        purpose: "marketing",
        keptFor: 7_776_000,
        what: "Annonseffektivitetsmätningsidentifieringsnummer.",
      },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

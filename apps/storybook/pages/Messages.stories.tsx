import type { Meta, StoryObj } from "@storybook/react-vite";
import { FailurePage } from "../../storefront/src/frame/FailurePage.tsx";
import { MessagePage } from "../../storefront/src/service/MessagePage.tsx";

const meta = {
  title: "Pages/Messages",
  component: MessagePage,
  args: { heading: "Tack för ditt omdöme!", lead: "Ditt omdöme hjälper andra att välja rätt." },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Thanks: Story = {};
/** A short sign stands above the heading; it is not read out. */
export const WithSign: Story = {
  args: {
    sign: "404",
    heading: "Sidan kunde inte hittas",
    lead: "Adressen kan vara felskriven, eller så har varan utgått ur sortimentet.",
  },
};
/** The shop could not make the page. */
export const Failure: Story = { render: () => <FailurePage /> };
export const LongWords: Story = {
  args: { heading: "Vitvarudelbetalningsförmånskampanjerbjudandesidan är tillfälligt borta" },
};

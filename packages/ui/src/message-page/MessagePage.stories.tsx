import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../link-button/LinkButton.tsx";
import { MessagePage } from "./MessagePage.tsx";
import { messagePageNotes } from "./MessagePage.notes.ts";

const meta = {
  title: "Kit/MessagePage",
  component: MessagePage,
  args: { heading: "Tack för ditt omdöme!", lead: "Ditt omdöme hjälper andra att välja rätt." },
  parameters: { notes: messagePageNotes },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <LinkButton href="#start" variant="primary">
      Till startsidan
    </LinkButton>
    <LinkButton href="#medlem">Bli medlem igen</LinkButton>
  </>
);

export const Thanks: Story = {};
export const WithSign: Story = {
  args: {
    sign: "404",
    heading: "Sidan kunde inte hittas",
    lead: "Adressen kan vara felskriven, eller så har varan utgått ur sortimentet.",
  },
};
export const WithActions: Story = { args: { actions } };
export const WithText: Story = {
  args: {
    children: (
      <p>
        Sök efter det du letade efter, eller börja om från <a href="#start">startsidan</a>.
      </p>
    ),
  },
};
export const LongWords: Story = {
  args: { heading: "Vitvarudelbetalningsförmånskampanjerbjudandesidan är tillfälligt borta" },
};
export const RightToLeft: Story = { args: { actions }, globals: { direction: "rtl" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { ColumnPage } from "./ColumnPage.tsx";
import { columnPageNotes } from "./ColumnPage.notes.ts";
import { PageNote } from "./PageNote.tsx";

const text = "Du behöver ordernumret och den e-postadress som du handlade med. Båda står i orderbekräftelsen.";

const meta = {
  title: "Kit/ColumnPage",
  component: ColumnPage,
  subcomponents: { PageNote },
  args: { heading: "Följ din order", lead: "Se var paketet är och när det kommer fram.", children: <p>{text}</p> },
  parameters: { notes: columnPageNotes },
} satisfies Meta<typeof ColumnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Narrow: Story = {
  args: {
    width: "narrow",
    children: (
      <form method="get" style={{ display: "grid", gap: "var(--torg-space-4)" }}>
        <TextField label="Ordernummer" name="order" />
        <Button type="submit" variant="primary" wide>
          Visa order
        </Button>
      </form>
    ),
  },
};
export const Wide: Story = { args: { width: "wide" } };
export const Full: Story = { args: { width: "full" } };
export const WithHead: Story = {
  args: {
    head: (
      <nav aria-label="Mitt konto" style={{ marginBlockEnd: "var(--torg-space-5)" }}>
        <a href="#kop">Mina köp</a>
      </nav>
    ),
  },
};
export const WithoutLead: Story = { args: { lead: undefined } };
export const WithNotes: Story = {
  args: {
    children: (
      <>
        <p>{text}</p>
        <PageNote>
          Hittar du inte ordern? <a href="#hjalp">Fråga kundservice</a>.
        </PageNote>
      </>
    ),
  },
};
export const LongWords: Story = {
  args: {
    heading: "Överlåtelsebesiktningsprotokoll",
    lead: "Centrifugeringshastighetsbegränsningsindikatorlampans reklamationshanteringsunderlag.",
    children: <PageNote>Vitvarudelbetalningsförmånskampanjerbjudandevillkoren gäller.</PageNote>,
  },
  decorators: [inRoom("15rem")],
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };

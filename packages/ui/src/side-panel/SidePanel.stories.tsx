import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { DefinitionList } from "../definition-list/DefinitionList.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { SidePanel } from "./SidePanel.tsx";
import { sidePanelNotes } from "./SidePanel.notes.ts";

const cart = (
  <DefinitionList
    variant="sum"
    items={[
      { id: 1, term: "Produkter", details: "13\u00a0980\u00a0kr" },
      { id: 2, term: "Frakt", details: "0\u00a0kr" },
      { id: 3, term: "Totalt", details: "13\u00a0980\u00a0kr" },
    ]}
  />
);

const meta = {
  title: "Kit/SidePanel",
  component: SidePanel,
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Din varukorg",
    closeLabel: "Stäng",
    children: cart,
    footer: (
      <Button variant="primary" wide size="large">
        Gå till kassan
      </Button>
    ),
  },
  parameters: { notes: sidePanelNotes, docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const brands = ["Havsvik", "Nordhem", "Tvättgott"];

const choices = brands.map((brand) => (
  <Checkbox key={brand} name="varumarke" value={brand}>
    {brand}
  </Checkbox>
));

const filter = {
  title: "Filtrera",
  side: "start",
  footer: (
    <Button variant="primary" wide>
      Visa 7 produkter
    </Button>
  ),
} as const;

export const End: Story = {
  play: async () => waitFor(() => expect(screen.getByRole("heading", { name: "Din varukorg" })).toHaveFocus()),
};
export const Start: Story = { args: { ...filter, title: "Meny", children: <p>Produkter, Butiker, Kundservice</p> } };
export const Empty: Story = { args: { children: <p>Inga produkter tillagda än</p>, footer: undefined } };
export const Loading: Story = { args: { children: <Spinner label="Hämtar varukorgen" />, footer: undefined } };
export const Overflow: Story = {
  args: {
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index}>
        Nordhem NV {8014 + index} Tvättmaskin, 1 st, levereras till tomtgräns inom två till fyra vardagar.
      </p>
    )),
  },
};
export const LongWords: Story = {
  args: {
    title: "Fastighetsförvaltningsbolagsregistreringsuppgifter",
    children: <Checkbox name="kategori">Vattenfelsbrytarinstallationstillbehörskategorier</Checkbox>,
    footer: <Button variant="primary">Godkänn leveransuppdateringsprenumerationen och fortsätt</Button>,
  },
};
export const RightToLeft: Story = { args: { ...filter, children: choices }, globals: { direction: "rtl" } };

/** A page with a button that opens the panel. */
function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={open} aria-controls={open ? "filter" : undefined} onClick={() => setOpen(true)}>
        Filtrera
      </Button>
      <SidePanel id="filter" open={open} onOpenChange={setOpen} title="Filtrera" closeLabel="Stäng" side="start">
        {choices}
      </SidePanel>
    </>
  );
}

export const ByKeyboard: Story = {
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Filtrera" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("button", { name: "Stäng" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Havsvik" })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole("button", { name: "Stäng" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Filtrera" })).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const ClosedByThePage: Story = {
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filtrera" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Filtrera" })).toBeVisible());
    await expect(getComputedStyle(document.body).overflowY).toBe("hidden");
    const overlay = document.querySelector(".torg-dialog__overlay");
    if (overlay === null) throw new Error("The overlay is missing.");
    await userEvent.click(overlay);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(getComputedStyle(document.body).overflowY).toBe("visible");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Filtrera" })).toHaveFocus());
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn } from "storybook/test";
import { microBannerNotes } from "./MicroBanner.notes.ts";
import { MicroBanner } from "./MicroBanner.tsx";

const meta = {
  title: "Kit/MicroBanner",
  component: MicroBanner,
  parameters: { notes: microBannerNotes, layout: "fullscreen" },
  args: { children: "Fri frakt över 1 000 kr" },
} satisfies Meta<typeof MicroBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Linked: Story = { args: { children: "Höstkampanj på vitvaror hela veckan", href: "/sidor/hostkampanj" } };

export const WithNote: Story = {
  args: {
    children: "Köp nu, betala i mars",
    note: "Betalning senare ges efter kreditprövning och kostar 0 kr.",
    onClose: fn(),
    closeLabel: "Stäng",
  },
};

export const Closable: Story = { args: { onClose: fn(), closeLabel: "Stäng" } };

export const Sticky: Story = {
  // In the documentation it would stick to the docs page instead.
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { sticky: true, onClose: fn(), closeLabel: "Stäng" },
  decorators: [
    (Part) => (
      <>
        {Part()}
        <div style={{ display: "grid", gap: "var(--torg-space-5)", padding: "var(--torg-space-5)" }}>
          {Array.from({ length: 12 }, (_, index) => (
            <p key={index}>
              <a href={`/kategori/${index}`}>Vitvaror till höstpris, erbjudande {index + 1}</a>
            </p>
          ))}
        </div>
      </>
    ),
  ],
};

export const Empty: Story = { args: { children: "" } };

export const LongWords: Story = {
  args: {
    children:
      "Luftkonditioneringsanläggningstillbehör levereras fraktfritt till samtliga utlämningsställen i hela landet under november",
    onClose: fn(),
    closeLabel: "Stäng",
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: { onClose: fn(), closeLabel: "Stäng" },
};

function Closing(props: ComponentProps<typeof MicroBanner>) {
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return <p style={{ padding: "var(--torg-space-4)" }}>Sidan börjar här.</p>;
  return <MicroBanner {...props} onClose={() => setIsShown(false)} />;
}

export const ByKeyboard: Story = {
  args: { href: "/sidor/frakt", closeLabel: "Stäng" },
  render: (args) => <Closing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Fri frakt över 1 000 kr" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Stäng" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("Fri frakt över 1 000 kr")).toBeNull();
  },
};

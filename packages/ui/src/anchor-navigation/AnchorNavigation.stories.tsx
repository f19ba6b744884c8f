import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { anchorNavigationNotes } from "./AnchorNavigation.notes.ts";
import { AnchorNavigation, type AnchorNavigationProps } from "./AnchorNavigation.tsx";

const few = [
  { id: "beskrivning", label: "Beskrivning" },
  { id: "specifikationer", label: "Specifikationer" },
  { id: "omdomen", label: "Omdömen (37)" },
];
const many = [
  ...few,
  { id: "tillbehor", label: "Tillbehör" },
  { id: "leverans", label: "Leverans och installation" },
  { id: "delbetalning", label: "Delbetalning" },
  { id: "fragor", label: "Frågor och svar" },
  { id: "reservdelar", label: "Reservdelar" },
];

function Page(props: AnchorNavigationProps) {
  return (
    <div>
      <AnchorNavigation {...props} />
      <div style={{ padding: "var(--torg-space-4)" }}>
        {props.links.map(({ id, label }) => (
          <section key={id} id={id} style={{ minBlockSize: "22rem", paddingBlock: "var(--torg-space-5)" }}>
            <h2 style={{ fontSize: "var(--torg-size-6)" }}>{label}</h2>
            <p>Tyst och snål tvättmaskin för nio kilo, med ånga som skonar ull och silke.</p>
          </section>
        ))}
        <div style={{ minBlockSize: "60rem" }} />
      </div>
    </div>
  );
}

const meta = {
  title: "Kit/AnchorNavigation",
  component: AnchorNavigation,
  parameters: {
    notes: anchorNavigationNotes,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 320 } },
  },
  args: { label: "På den här sidan", links: few, previousLabel: "Bläddra bakåt", nextLabel: "Bläddra framåt" },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof AnchorNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Decorator = inRoom("30rem", "at most");

export const Fitting: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
  },
};

export const Overflowing: Story = {
  args: { links: many },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Bläddra framåt" })).toBeVisible());
    await expect(canvas.queryByRole("button", { name: "Bläddra bakåt" })).toBeNull();
  },
};

export const Current: Story = {
  args: { links: many },
  decorators: [narrow],
  play: async ({ canvas }) => {
    document.getElementById("delbetalning")?.scrollIntoView({ behavior: "instant" });
    const link = canvas.getByRole("link", { name: "Delbetalning" });
    await waitFor(() => expect(link).toHaveAttribute("aria-current", "location"));
    const row = canvas.getByRole("list");
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100));
  },
};

export const Empty: Story = { args: { links: [] } };

export const LongWords: Story = {
  args: {
    links: [
      { id: "beskrivning", label: "Luftkonditioneringsanläggningstillbehörsbeskrivning" },
      { id: "specifikationer", label: "Energimärkningsförordningsspecifikationer" },
    ],
  },
  decorators: [inRoom("18rem", "at most")],
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: { links: many },
  decorators: [narrow],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Bläddra framåt" }));
    await waitFor(() => expect(canvas.getByRole("list").scrollLeft).toBe(-185));
  },
};

/** Whether the focused link is entirely visible in the row, clear of the buttons at its ends. */
function isInSight(row: Element): boolean {
  const focused = document.activeElement?.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  const covered = [...document.querySelectorAll("nav > button")]
    .filter((button) => getComputedStyle(button).visibility === "visible")
    .map((button) => button.getBoundingClientRect());
  if (focused === undefined) return false;
  const isInside = focused.left >= box.left - 1 && focused.right <= box.right + 1;
  return isInside && covered.every(({ left, right }) => focused.right <= left + 1 || focused.left >= right - 1);
}

export const ByKeyboard: Story = {
  args: { links: many },
  decorators: [narrow],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole("list");
    for (const { label } of many) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: label })).toHaveFocus();
      await waitFor(() => expect(isInSight(row)).toBe(true));
    }
    for (const { label } of [...many].reverse().slice(1)) {
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole("link", { name: label })).toHaveFocus();
      await waitFor(() => expect(isInSight(row)).toBe(true));
    }
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "Kit/Tabs",
  component: Tabs,
  args: {
    label: "Om produkten",
    onTabChange: fn(),
    items: [
      { id: "beskrivning", label: "Beskrivning", content: <p>Tyst och snål tvättmaskin för 9 kg.</p> },
      { id: "specifikation", label: "Specifikation", content: <p>Energiklass A, 1 400 varv/min.</p> },
      { id: "omdomen", label: "Omdömen (37)", content: <p>4,3 av 5 i snitt.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole("tab", { name });
    await expect(tab("Beskrivning")).toHaveAttribute("aria-selected", "true");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(tab("Specifikation")).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(tab("Beskrivning")).toHaveFocus();
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("9 kg");
  },
};

export const Vertical: Story = {
  args: { orientation: "vertical" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("tab", { name: "Specifikation" })).toHaveAttribute("aria-selected", "true");
  },
};

export const SelectedByALink: Story = {
  render: (args) => (
    <>
      <p>
        {/* A story lives in a frame, where a link inside the page would leave it. */}
        <a href="#omdomen" onClick={(event) => event.preventDefault()}>
          Läs alla omdömen
        </a>
      </p>
      <Tabs {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Läs alla omdömen" }));
    await expect(canvas.getByRole("tab", { name: "Omdömen (37)" })).toHaveAttribute("aria-selected", "true");
    window.dispatchEvent(new CustomEvent("tabs:toggle", { detail: { id: "specifikation" } }));
    await waitFor(() => expect(canvas.getByRole("tabpanel").textContent).toContain("Energiklass A"));
  },
};

export const ManyInLittleRoom: Story = {
  args: {
    items: ["Beskrivning", "Specifikation", "Tillbehör", "Omdömen", "Frågor och svar"].map((label) => ({
      id: label.slice(0, 4).toLowerCase(),
      label,
      content: <p>{label}</p>,
    })),
  },
  decorators: [(Part) => <div style={{ inlineSize: "18rem" }}>{Part()}</div>],
};

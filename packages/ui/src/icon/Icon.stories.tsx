import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Row } from "../testing/Row.tsx";
import { Icon } from "./Icon.tsx";
import { iconNotes } from "./Icon.notes.ts";
import * as icons from "./icons.ts";

const meta = {
  title: "Kit/Icon",
  component: Icon,
  args: { icon: icons.cartIcon },
  parameters: { notes: iconNotes },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = { play: async ({ canvas }) => expect(canvas.queryByRole("img")).toBeNull() };
export const Named: Story = {
  args: { label: "Varukorg" },
  play: async ({ canvas }) => expect(canvas.getByRole("img", { name: "Varukorg" })).toBeVisible(),
};
export const WithWords: Story = {
  render: () => (
    <Row stacked>
      <p style={{ display: "flex", gap: "0.5rem", alignItems: "center" }}>
        <Icon icon={icons.truckIcon} /> Leverans inom 2 dagar
      </p>
      <p style={{ display: "flex", gap: "0.5rem", alignItems: "center", color: "var(--torg-color-positive)" }}>
        <Icon icon={icons.checkIcon} /> I lager
      </p>
    </Row>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Row>
      {["0.75rem", "1rem", "1.5rem", "2.5rem"].map((fontSize) => (
        <Icon key={fontSize} icon={icons.storeIcon} style={{ fontSize }} />
      ))}
    </Row>
  ),
};
export const AllIcons: Story = {
  render: () => (
    <ul
      className="torg-all-icons"
      style={{ display: "grid", gap: "1.5rem", gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))" }}
    >
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} style={{ display: "grid", justifyItems: "center", gap: "0.5rem", fontSize: "0.75rem" }}>
          <Icon icon={icon} style={{ inlineSize: "1.5rem" }} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  render: () => (
    <Row>
      <Icon icon={icons.arrowRightIcon} data-mirrors="" />
      <Icon icon={icons.returnIcon} data-mirrors="" />
      <Icon icon={icons.truckIcon} data-mirrors="" />
      <Icon icon={icons.searchIcon} />
      <Icon icon={icons.clockIcon} />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const [first, , , fourth] = canvasElement.querySelectorAll("svg");
    await expect(getComputedStyle(first ?? canvasElement).scale).toBe("-1 1");
    await expect(getComputedStyle(fourth ?? canvasElement).scale).toBe("none");
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PageLinks } from "./PageLinks.tsx";

const link = (page: number, text = String(page)): string =>
  `<li><a href="/produkter/filtrera?page=${page}">${text}</a></li>`;
const here = (page: number): string => `<li class="active"><span aria-current="page">${page}</span></li>`;
const gap = '<li class="disabled"><span>…</span></li>';
const list = (...items: readonly string[]): string =>
  `<nav aria-label="Sidnavigering"><ul class="pagination">${items.join("")}</ul></nav>`;

const meta = {
  title: "Catalog/PageLinks",
  component: PageLinks,
  args: { html: list(here(1), link(2), link(3), link(2, "&raquo;")) },
} satisfies Meta<typeof PageLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is no link back, and the page shown is marked and not a link. */
export const FirstPage: Story = {};

/** There is no link onwards, and the page shown is the last number. */
export const LastPage: Story = { args: { html: list(link(2, "&laquo;"), link(1), link(2), here(3)) } };

/** Of 240 pages: the first, the last and the nearest ones, with dots where numbers are left out. */
export const ManyPages: Story = {
  args: {
    html: list(
      link(6, "&laquo;"),
      link(1),
      gap,
      link(5),
      link(6),
      here(7),
      link(8),
      link(9),
      gap,
      link(240),
      link(8, "&raquo;"),
    ),
  },
};

/** Everything fits on one page: no links are shown. */
export const OnePage: Story = {
  args: { html: "" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

/** Whatever is not a list or a link of the shop is removed; the links stay. */
export const WithForeignHtml: Story = {
  args: { html: `${list(here(1), link(2))}<img src="x" onerror="alert(1)"><script>alert(1)</script>` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("navigation", { name: "Sidnavigering" })).toBeVisible();
    await expect(canvasElement.querySelector("img, script")).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Pagination, PaginationHtml } from "./Pagination.tsx";

const meta = {
  title: "Kit/Pagination",
  component: Pagination,
  args: {
    label: "Sidor",
    previousLabel: "Föregående sida",
    nextLabel: "Nästa sida",
    current: 2,
    total: 5,
    hrefOf: (page: number) => `?page=${page}`,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FewPages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2")).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Nästa sida" })).toHaveAttribute("href", "?page=3");
  },
};
export const FirstPage: Story = { args: { current: 1 } };
export const ManyPages: Story = { args: { current: 12, total: 48 } };
export const InLittleRoom: Story = {
  args: { current: 12, total: 48 },
  decorators: [(Part) => <div style={{ inlineSize: "18rem" }}>{Part()}</div>],
};
export const FromServerHtml: Story = {
  render: () => (
    <PaginationHtml
      html={`<nav aria-label="Sidnavigering"><ul class="pagination">
        <li class="disabled"><span aria-label="Föregående sida">&laquo;</span></li>
        <li class="active"><span aria-current="page">1</span></li>
        <li><a href="?page=2">2</a></li>
        <li><a href="?page=3">3</a></li>
        <li><a rel="next" aria-label="Nästa sida" href="?page=2">&raquo;</a></li>
      </ul></nav>`}
    />
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { Pagination } from "./Pagination.tsx";
import { paginationNotes } from "./Pagination.notes.ts";
import { PaginationHtml } from "./PaginationHtml.tsx";

const meta = {
  title: "Kit/Pagination",
  component: Pagination,
  subcomponents: { PaginationHtml },
  args: {
    label: "Sidor",
    previousLabel: "Föregående sida",
    nextLabel: "Nästa sida",
    pageLabel: (page: number) => `Sida ${page}`,
    current: 2,
    total: 5,
    hrefOf: (page: number) => `?page=${page}`,
  },
  parameters: { notes: paginationNotes },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Pick<Story, "decorators"> = {
  decorators: [inRoom("18rem")],
};

export const FewPages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2")).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Nästa sida" })).toHaveAttribute("href", "?page=3");
    await expect(canvas.getByRole("link", { name: "Sida 4" })).toBeVisible();
  },
};
export const FirstPage: Story = { args: { current: 1 } };
export const LastPage: Story = { args: { current: 5 } };
export const ManyPages: Story = { args: { current: 12, total: 48 } };
export const InLittleRoom: Story = {
  args: { current: 12, total: 48 },
  ...narrow,
  play: async ({ canvas }) => {
    const [first, last] = [
      canvas.getByRole("link", { name: "Föregående sida" }),
      canvas.getByRole("link", { name: "Nästa sida" }),
    ];
    await expect(first.getBoundingClientRect().top).toBe(last.getBoundingClientRect().top);
    await expect(canvas.queryByRole("link", { name: "Sida 10" })).toBeNull();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ["Föregående sida", "Sida 1", "Sida 3"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name })).toHaveFocus();
    }
  },
};
export const FromServerHtml: Story = {
  render: () => (
    <PaginationHtml
      label="Sidor"
      pageLabel={(page) => `Sida ${page}`}
      html={`<nav aria-label="Sidnavigering"><ul class="pagination">
        <li class="disabled"><span aria-label="Föregående sida">&laquo;</span></li>
        <li class="active"><span aria-current="page">1</span></li>
        <li><a href="?page=2">2</a></li>
        <li><span>&hellip;</span></li>
        <li><a href="?page=9">9</a></li>
        <li><a rel="next" aria-label="Nästa sida" href="?page=2">&raquo;</a></li>
      </ul></nav>`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Sidnavigering" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nästa sida" })).toHaveAttribute("href", "?page=2");
  },
};
export const FromMaliciousHtml: Story = {
  render: () => (
    <PaginationHtml
      label="Sidor"
      html={`<style>*{color:red}</style><ul onclick="document.body.dataset.harmed=1">
        <li class="active" style="position:fixed;inset:0"><span>1</span></li>
        <li><a href="?page=2" onmouseover="document.body.dataset.harmed=1">2<img src=x onerror="document.body.dataset.harmed=1"></a></li>
        <li><a href="javascript:document.body.dataset.harmed=1">3</a></li>
        <li><a href="//evil.example">4</a></li><script>document.body.dataset.harmed=1</script></ul>`}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvasElement.querySelector("img, script, style, [style*=fixed]")).toBeNull();
    await expect(document.body.dataset["harmed"]).toBeUndefined();
  },
};
export const LongWords: Story = {
  render: () => (
    <PaginationHtml
      label="Sidor"
      html={`<ul><li class="active">1</li><li><a href="?page=2">Andra resultatsidan</a></li>
        <li><a href="?page=3">Jämförelseresultatöversikten</a></li></ul>`}
    />
  ),
  ...narrow,
};
export const RightToLeft: Story = { args: { current: 12, total: 48 }, globals: { direction: "rtl" } };
export const Empty: Story = {
  args: { current: 1, total: 1 },
  play: async ({ canvas }) => expect(canvas.queryByRole("navigation")).toBeNull(),
};

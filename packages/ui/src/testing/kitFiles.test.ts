import { describe, expect, it } from "vitest";
import { exportedComponents, toStoryFile } from "./kitFiles.ts";

describe("exportedComponents", () => {
  it("keeps components and leaves out types, functions and icons", () => {
    const index = `export { Pagination, PaginationHtml, type PaginationProps } from "./pagination/Pagination.tsx";
export { pageWindow } from "./pagination/pageWindow.ts";
export {
  useThing,
  Thing,
} from "./thing/Thing.tsx";`;
    expect([...exportedComponents(index)]).toEqual([
      ["Pagination", "pagination/Pagination.tsx"],
      ["PaginationHtml", "pagination/Pagination.tsx"],
      ["Thing", "thing/Thing.tsx"],
    ]);
  });
});

describe("toStoryFile", () => {
  const text = `import { tagNotes } from "./Tag.notes.ts";
const meta = {
  title: "Kit/Tag",
  component: Tag,
  subcomponents: { TagList },
  parameters: { notes: tagNotes },
} satisfies Meta<typeof Tag>;
export default meta;
export const Plain: Story = {};
function helper() {}
export const ByKeyboard: Story = { play: async () => userEvent.tab() };
`;

  it("reads components, notes and stories", () => {
    const file = toStoryFile("tag/Tag.stories.tsx", text);
    expect(file.components).toEqual(["Tag", "TagList"]);
    expect(file.notes).toBe("tag/Tag.notes.ts");
    expect([...file.stories.keys()]).toEqual(["Plain", "ByKeyboard"]);
    expect(file.stories.get("ByKeyboard")).toContain("userEvent.tab()");
  });

  it("reports missing notes", () => {
    expect(toStoryFile("tag/Tag.stories.tsx", "export const Plain: Story = {};").notes).toBeNull();
  });
});

import { layoutSchema } from "@torg/navigation/contract";
import { expect, it } from "vitest";
import { categoryAddresses } from "./categoryAddresses.ts";

it("lists the addresses of a menu, the deepest first", () => {
  const layout = layoutSchema.parse({
    categories: [
      {
        name: "A",
        url: "/a",
        childs: [{ name: "B", url: "/a/b", childs: [{ name: "C", url: "/a/b/c", childs: [] }] }],
      },
      { name: "D", url: "/d", childs: [] },
    ],
  });
  expect(categoryAddresses(layout)).toEqual(["/a/b/c", "/a/b", "/a", "/d"]);
});

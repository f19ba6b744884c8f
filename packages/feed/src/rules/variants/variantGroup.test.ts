import { describe, expect, it } from "vitest";
import { commonTitle, formVariantGroup, type GroupMember } from "./variantGroup.ts";

const none = { color: "", size: "", material: "", pattern: "", gender: "", ageGroup: "" };
const member = (
  externalId: string,
  variant: Partial<GroupMember["variant"]>,
  more: Partial<GroupMember> = {},
): GroupMember => ({
  externalId,
  title: `Byxa ${Object.values(variant).join(" ")}`,
  category: "Byxor",
  variant: { ...none, ...variant },
  details: [],
  ...more,
});

describe("formVariantGroup", () => {
  it("finds the attributes in which members differ", () => {
    const group = formVariantGroup([
      member("1", { color: "Svart", size: "C48" }),
      member("2", { color: "Svart", size: "C50" }),
      member("3", { color: "Blå", size: "C48" }),
    ]);
    expect(group.attributes).toEqual([
      { label: "Färg", level: 1 },
      { label: "Storlek", level: 2 },
    ]);
    expect(group.variants.map(({ values }) => values.join(" "))).toEqual(["Svart C48", "Svart C50", "Blå C48"]);
    expect(group.problems).toEqual([]);
  });

  it("uses specifications where the named attributes do not distinguish the members", () => {
    const disk = (id: string, size: string, cache: string) =>
      member(
        id,
        {},
        {
          title: `Disk ${size}`,
          details: [
            { name: "Cache", text: cache },
            { name: "Kapacitet", text: size },
          ],
        },
      );
    const group = formVariantGroup([disk("1", "1 TB", "a"), disk("2", "2 TB", "b")]);
    expect(group.attributes).toEqual([{ label: "Kapacitet", level: 1 }]);
  });

  it("sells members without a value, or with the same values, separately", () => {
    const group = formVariantGroup([
      member("1", { size: "S" }),
      member("2", { size: "M" }),
      member("3", { size: "S" }),
      member("4", {}),
    ]);
    expect(group.variants.map((one) => one.externalId)).toEqual(["1", "2"]);
    expect(group.problems).toEqual([
      { externalId: "3", code: "group-duplicate" },
      { externalId: "4", code: "group-incomplete" },
    ]);
  });

  it("makes no group of one, and reports different product types", () => {
    expect(formVariantGroup([member("1", { size: "S" })])).toMatchObject({
      variants: [],
      problems: [{ code: "group-of-one" }],
    });
    const mixed = formVariantGroup([member("1", { size: "S" }), member("2", { size: "M" }, { category: "Skor" })]);
    expect(mixed).toMatchObject({ variants: [{}, {}], problems: [{ externalId: "2", code: "group-category" }] });
  });

  it("names the parent after the words that all titles begin with", () => {
    expect(commonTitle(["Disk X 1 TB Svart", "Disk X 2 TB Svart"])).toBe("Disk X");
    expect(commonTitle(["Disk", "Skärm"])).toBe("Disk");
  });
});

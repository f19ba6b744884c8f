import { feedTexts } from "../../texts/sv.ts";
import type { ItemProblemCode } from "../product/itemProblem.ts";
import type { ProductDetail, VariantKey } from "../product/feedProduct.ts";

/** The data of a member that forming a group needs, in the order of the feed. */
export interface GroupMember {
  readonly externalId: string;
  readonly title: string;
  readonly category: string;
  readonly variant: Readonly<Record<VariantKey, string>>;
  readonly details: readonly Pick<ProductDetail, "name" | "text">[];
}

export interface GroupAttribute {
  readonly label: string;
  /** 1 is chosen first. */
  readonly level: number;
}

/** The items of one `item_group_id` as a product with variants. */
export interface VariantGroup {
  /** Empty = the group has no parent, and all members are sold separately. */
  readonly attributes: readonly GroupAttribute[];
  /** The values of each variant in the order of the attributes. */
  readonly variants: readonly { readonly externalId: string; readonly values: readonly string[] }[];
  readonly problems: readonly { readonly externalId: string; readonly code: ItemProblemCode }[];
}

interface Candidate {
  readonly label: string;
  readonly valueOf: (member: GroupMember) => string;
}

const keys: readonly VariantKey[] = ["color", "size", "material", "pattern", "gender", "ageGroup"];
const maxAttributes = 3;

const named: readonly Candidate[] = keys.map((key) => ({
  label: feedTexts.variantLabels[key],
  valueOf: (member) => member.variant[key],
}));

/** Specification attributes, for groups that differ in memory, screen or the like. */
function detailCandidates(members: readonly GroupMember[]): Candidate[] {
  const counts = new Map<string, number>();
  const repeated = new Set<string>();
  for (const member of members) {
    const own = new Set<string>();
    for (const { name } of member.details) {
      if (own.has(name)) repeated.add(name);
      own.add(name);
    }
    for (const name of own) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const taken = new Set<string>(Object.values(feedTexts.variantLabels));
  return [...counts]
    .filter(([name, count]) => count === members.length && !repeated.has(name) && !taken.has(name))
    .map(([label]) => ({ label, valueOf: (member) => member.details.find(({ name }) => name === label)?.text ?? "" }));
}

const combination = (member: GroupMember, chosen: readonly Candidate[]): string =>
  chosen.map((candidate) => candidate.valueOf(member)).join("\u0001");

const different = (members: readonly GroupMember[], chosen: readonly Candidate[]): number =>
  new Set(members.map((member) => combination(member, chosen))).size;

/** How many members have their value in their title: such an attribute is probably the one the shop means. */
function countInTitles(members: readonly GroupMember[], candidate: Candidate): number {
  return members.filter((member) => member.title.includes(candidate.valueOf(member))).length;
}

function choose(members: readonly GroupMember[]): Candidate[] {
  const chosen = named
    .filter((candidate) => new Set(members.map(candidate.valueOf).filter((value) => value !== "")).size > 1)
    .slice(0, maxAttributes);
  let rest = detailCandidates(members).filter((candidate) => different(members, [candidate]) > 1);
  while (chosen.length < maxAttributes && different(members, chosen) < members.length && rest.length > 0) {
    const scored = rest.map((candidate) => ({
      candidate,
      told: countInTitles(members, candidate),
      parts: different(members, [...chosen, candidate]),
    }));
    const best = scored.reduce((leader, other) =>
      other.told > leader.told || (other.told === leader.told && other.parts > leader.parts) ? other : leader,
    );
    rest = rest.filter((candidate) => candidate !== best.candidate);
    if (best.parts > different(members, chosen)) chosen.push(best.candidate);
  }
  return chosen;
}

/**
 * Finds what the members of an item group differ in. A member without a value, or with the same values as an earlier
 * one, is sold separately; so are all when fewer than two variants remain.
 */
export function formVariantGroup(members: readonly GroupMember[]): VariantGroup {
  const [first] = members;
  if (first === undefined || members.length < 2) {
    return {
      attributes: [],
      variants: [],
      problems: members.map(({ externalId }) => ({ externalId, code: "group-of-one" })),
    };
  }
  const chosen = choose(members);
  const problems: { externalId: string; code: ItemProblemCode }[] = [];
  const seen = new Set<string>();
  const variants: { externalId: string; values: string[] }[] = [];
  for (const member of members) {
    const values = chosen.map((candidate) => candidate.valueOf(member));
    const key = combination(member, chosen);
    if (values.includes("")) {
      problems.push({ externalId: member.externalId, code: "group-incomplete" });
    } else if (seen.has(key)) {
      problems.push({ externalId: member.externalId, code: "group-duplicate" });
    } else {
      seen.add(key);
      variants.push({ externalId: member.externalId, values });
      if (member.category !== first.category) problems.push({ externalId: member.externalId, code: "group-category" });
    }
  }
  const isGroup = variants.length > 1;
  return {
    attributes: isGroup ? chosen.map(({ label }, index) => ({ label, level: index + 1 })) : [],
    variants: isGroup ? variants : [],
    problems,
  };
}

/** The common first words of all titles: the name of the parent. */
export function commonTitle(titles: readonly string[]): string {
  const [first = "", ...others] = titles;
  let words = first.split(" ");
  for (const title of others) {
    const own = title.split(" ");
    const end = words.findIndex((word, index) => word !== own[index]);
    words = end === -1 ? words : words.slice(0, end);
  }
  const common = words.join(" ").replace(/[\s,–-]+$/u, "");
  return common === "" ? first : common;
}

import type { RoomCost } from "./roomCosts.ts";

const kilo = (bytes: number): string => (bytes / 1000).toFixed(1);
const rooms = ["domain", "contract", "state", "texts"];

/** Splits `@torg/cart/domain` into package and room; the room is empty for the package's main entry point. */
function placeOf(name: string): { readonly owner: string; readonly room: string } {
  const [, owner = "", room = ""] = /^(@torg\/[^/]+)\/?(.*)$/.exec(name) ?? [];
  return { owner, room };
}

function cell(cost: RoomCost | undefined): string {
  if (cost === undefined) return "–";
  const later = cost.later === null ? "" : ` (+ ${kilo(cost.later.gzip)} when used)`;
  return `${kilo(cost.gzip)} / ${kilo(cost.brotli)}${later}`;
}

/**
 * The table in the root README: packages with rooms, further entry points of domain rooms, other entry points, and what
 * pages import.
 */
export function sizeTable(costs: readonly RoomCost[]): string {
  const owners = [...new Set(costs.map(({ name }) => placeOf(name).owner))].filter((owner) => owner !== "");
  const costAt = (owner: string, room: string): RoomCost | undefined =>
    costs.find(({ name }) => name === (room === "" ? owner : `${owner}/${room}`));
  const withRooms = owners.filter((owner) => costAt(owner, "domain") !== undefined);
  const others = costs.filter(({ name }) => {
    const { owner } = placeOf(name);
    return owner !== "" && !withRooms.includes(owner);
  });
  const further = costs.filter(({ name }) => placeOf(name).room.startsWith("domain/"));
  const taken = costs.filter(({ name }) => placeOf(name).owner === "");
  return [
    "| gzip / brotli, kB | domain | contract | state | texts | React parts, all of them |",
    "|---|--:|--:|--:|--:|--:|",
    ...withRooms.map(
      (owner) => `| ${owner} | ${[...rooms, ""].map((room) => cell(costAt(owner, room))).join(" | ")} |`,
    ),
    "",
    "| further doors of domain rooms | gzip / brotli, kB |",
    "|---|--:|",
    ...further.map((cost) => `| ${cost.name} | ${cell(cost)} |`),
    "",
    "| everything else | gzip / brotli, kB |",
    "|---|--:|",
    ...[...others, ...taken].map((cost) => `| ${cost.name} | ${cell(cost)} |`),
  ].join("\n");
}

const begin = "<!-- sizes: written by `npm run packages -- --update` -->";
const end = "<!-- /sizes -->";

/** The text between the two marks of the table; empty if they are missing. */
export function sizesIn(text: string): string {
  return text.split(begin)[1]?.split(end)[0]?.trim() ?? "";
}

/** Replaces the table between the marks. */
export function withSizes(text: string, table: string): string {
  const [before = "", after = ""] = text.split(begin);
  return `${before}${begin}\n${table}\n${end}${after.split(end)[1] ?? ""}`;
}

const roomRow = /^\| `(@torg\/[^`]+)` \| (.*) \| [\d.?]+ \| [\d.?]+ \|$/gm;

/** A package's README with the current costs in the last two cells of each row. */
export function withRoomCosts(readme: string, costs: readonly RoomCost[]): string {
  return readme.replaceAll(roomRow, (row: string, name: string, text: string) => {
    const cost = costs.find((one) => one.name === name);
    return cost === undefined ? row : `| \`${name}\` | ${text} | ${kilo(cost.gzip)} | ${kilo(cost.brotli)} |`;
  });
}

/** The entry points whose costs are in a README. */
export function toldRooms(readme: string): readonly string[] {
  return [...readme.matchAll(roomRow)].map(([, name = ""]) => name);
}

/** Whether two texts differ in more than the last digit of a cost, which a single byte can change. */
export function differsInMore(written: string, measured: string): boolean {
  const figures = (text: string): readonly number[] => (text.match(/\d+\.\d/g) ?? []).map(Number);
  const words = (text: string): string => text.replaceAll(/\d+\.\d/g, "…");
  const found = figures(measured);
  return (
    words(written) !== words(measured) ||
    figures(written).some((figure, at) => Math.abs(figure - (found[at] ?? 0)) > 0.101)
  );
}

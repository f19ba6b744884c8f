import type { ArgTypesEnhancer, SBType, StrictArgTypes, StrictInputType } from "storybook/internal/types";

const isUndefined = (type: SBType): boolean => type.name === "other" && type.value === "undefined";

/** The possible types of a prop that is given: the members of a union, without `undefined`. */
function membersOf(type: SBType): readonly SBType[] {
  return type.name === "union" ? type.value.filter((member) => !isUndefined(member)).flatMap(membersOf) : [type];
}

function nameOf(type: SBType): string {
  switch (type.name) {
    case "enum":
      return type.value.map((value) => JSON.stringify(value)).join(" | ");
    case "literal":
      return JSON.stringify(type.value);
    case "other":
      return type.value;
    case "union":
      return readableType(type);
    default:
      return type.raw ?? type.name;
  }
}

/** A readable form of a type: names spelt out, and without `undefined`, which "optional" already says. */
export function readableType(type: SBType): string {
  const names = membersOf(type).map(nameOf);
  return names.map((name) => (names.length > 1 && name.includes("=>") ? `(${name})` : name)).join(" | ");
}

type Control = Pick<StrictInputType, "control" | "options">;

/** The Storybook control for a type. None for values that only code can create, such as an element or a function. */
function controlOf(type: SBType): Control {
  const members = membersOf(type);
  const choices = members.flatMap((member) => (member.name === "enum" ? member.value : []));
  const [only] = members;
  if (only === undefined) return {};
  if (choices.length > 0 && members.every(({ name }) => name === "enum")) {
    return { options: choices, control: { type: choices.length > 4 ? "select" : "inline-radio" } };
  }
  if (only.name === "boolean") return { control: { type: "boolean" } };
  if (only.name === "number") return { control: { type: "number" } };
  if (only.name === "string" || nameOf(only).includes("ReactNode")) return { control: { type: "text" } };
  return members.some(({ name }) => name === "function" || name === "other") ? { control: false } : {};
}

function readable(row: StrictInputType, given: unknown): StrictInputType {
  if (row.type === undefined || row.table?.type === undefined) return row;
  const { control = row.control, ...choices } = controlOf(row.type);
  const isElement = typeof given === "object" && given !== null && "props" in given;
  return {
    ...row,
    ...choices,
    ...(control === undefined ? {} : { control: isElement ? false : control }),
    table: { ...row.table, type: { summary: readableType(row.type) } },
  };
}

/** The rows of a props table with readable types. */
export function toReadable(rows: StrictArgTypes, given: Readonly<Record<string, unknown>>): StrictArgTypes {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, readable(row, given[name])]));
}

/** The same rows without controls. */
function withoutControls(rows: StrictArgTypes): StrictArgTypes {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, control: false }]));
}

/**
 * Shows the parts' types in tables and controls. A story whose render takes no args has no controls: they do nothing.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const rows = toReadable(argTypes, initialArgs);
  return parameters["__isArgsStory"] === false ? withoutControls(rows) : rows;
};

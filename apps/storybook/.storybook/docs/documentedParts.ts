import type { PreparedStory, StrictArgTypes } from "storybook/internal/types";
import { toReadable } from "./readableArgTypes.ts";

/** A component, as documented by its types and docblocks. */
export interface DocumentedPart {
  readonly name: string;
  readonly description: string;
  readonly rows: StrictArgTypes;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  (typeof value === "object" || typeof value === "function") && value !== null;

function textIn(value: unknown, name: string): string {
  const text = isRecord(value) ? value[name] : undefined;
  return typeof text === "string" ? text : "";
}

function describe(component: unknown, story: PreparedStory): DocumentedPart {
  const extract: ((component: unknown) => StrictArgTypes | null) | undefined =
    story.parameters["docs"]?.extractArgTypes;
  const info = isRecord(component) ? component["__docgenInfo"] : undefined;
  return {
    name: textIn(info, "displayName"),
    description: textIn(info, "description").replaceAll("\n", " "),
    rows: toReadable(extract?.(component) ?? {}, {}),
  };
}

/** The component of a story, and the subcomponents of its file. */
export function documentedParts(story: PreparedStory): readonly DocumentedPart[] {
  return [story.component, ...Object.values(story.subcomponents ?? {})]
    .map((component) => describe(component, story))
    .filter(({ name }) => name !== "");
}

import { feedBounds } from "../../reading/feedBounds.ts";
import type { RawItem, RawValue } from "../../reading/rawItem.ts";
import { passthroughAttributes, type PassthroughAttribute, type PassthroughValue } from "./passthroughAttributes.ts";
import { readWebAddress } from "../values/readWebAddress.ts";

/** The attributes that the shop only repeats; those without a value are left out. */
export type PassthroughAttributes = Readonly<Partial<Record<PassthroughAttribute, readonly PassthroughValue[]>>>;

type Form = (typeof passthroughAttributes)[number]["form"];

const cut = (text: string | undefined): string => (text ?? "").slice(0, feedBounds.value).trim();

function readParts(value: RawValue, names: readonly string[]): PassthroughValue | null {
  const parts = names.map((name) => [name, cut(value.parts?.[name])] as const).filter(([, text]) => text !== "");
  return parts.length === 0 ? null : Object.fromEntries(parts);
}

function readValue(value: RawValue, form: Form): PassthroughValue | null {
  if (typeof form !== "string") return readParts(value, form);
  return form === "links" ? readWebAddress(value.text) : cut(value.text) || null;
}

const lengthOf = (value: PassthroughValue): number =>
  typeof value === "string" ? value.length : Object.values(value).join("").length;

/** Reads them up to the bounds of an item; values beyond are dropped, as nobody would see that they are missing. */
export function readPassthrough(rawValues: RawItem["values"]): PassthroughAttributes {
  let room: number = feedBounds.carried;
  const attributes = passthroughAttributes.map(({ name, form }) => {
    const limit = form === "one" ? 1 : feedBounds.carriedValues;
    const values = (rawValues.get(name) ?? []).slice(0, limit).map((value) => readValue(value, form));
    const fitting = values
      .filter((value) => value !== null)
      .filter((value) => {
        room -= lengthOf(value);
        return room >= 0;
      });
    return [name, fitting] as const;
  });
  return Object.fromEntries(attributes.filter(([, texts]) => texts.length > 0));
}

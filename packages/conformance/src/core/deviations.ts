import { isRecord } from "@torg/http";

/** A difference between an answer and how the packages read it: its place, and what was sent and read. */
export interface Deviation {
  readonly place: string;
  readonly text: string;
}

function kind(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}

/**
 * Compares an answer with the result of its schema. The packages accept numbers sent as text and fill in missing
 * values; that works, but is not what the contract prescribes. List indexes are written `[]`.
 */
export function deviations(sent: unknown, read: unknown, place = ""): readonly Deviation[] {
  if (Array.isArray(sent) && Array.isArray(read)) {
    return read.flatMap((item: unknown, index) => deviations(sent[index], item, `${place}[]`));
  }
  if (isRecord(sent) && isRecord(read)) {
    return Object.entries(read).flatMap(([name, value]) => {
      const inner = place === "" ? name : `${place}.${name}`;
      if (!Object.hasOwn(sent, name)) {
        return value === undefined ? [] : [{ place: inner, text: `is missing, read as ${JSON.stringify(value)}` }];
      }
      return deviations(sent[name], value, inner);
    });
  }
  if (sent === read || JSON.stringify(sent) === JSON.stringify(read)) return [];
  return [{ place, text: `is sent as ${kind(sent)}, read as ${kind(read)}` }];
}

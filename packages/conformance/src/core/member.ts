import { isRecord } from "@torg/http";
/** A member of a JSON answer; undefined when there is none. */
export function member(data: unknown, name: string): unknown {
  return isRecord(data) ? data[name] : undefined;
}

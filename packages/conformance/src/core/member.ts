const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A member of a JSON answer; undefined where there is none. */
export function member(data: unknown, name: string): unknown {
  return isRecord(data) ? data[name] : undefined;
}

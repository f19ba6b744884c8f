import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DeskEvent } from "./deskOrder.ts";
import { timeline } from "./timeline.ts";

const note = (at: string, text: string): DeskEvent => ({ kind: "note", at, by: "Anna", text });
const pick = (at: string): DeskEvent => ({ kind: "pick", at, by: "Bo" });

describe("timeline", () => {
  it("merges acts and notes in chronological order", () => {
    const [first, second, third] = [
      note("2026-03-01T08:00:00Z", "a"),
      pick("2026-03-01T09:00:00Z"),
      note("2026-03-02T07:00:00Z", "b"),
    ];
    expect(timeline([second], [first, third])).toEqual([first, second, third]);
  });

  it("compares times and not their texts, which may use another zone", () => {
    const earlier = pick("2026-03-01T10:00:00+02:00");
    const later = note("2026-03-01T09:30:00+01:00", "a");
    expect(timeline([later], [earlier])).toEqual([earlier, later]);
  });

  it("keeps the given order for the same time", () => {
    const at = "2026-03-01T08:00:00Z";
    expect(timeline([pick(at)], [note(at, "a"), note(at, "b")])).toEqual([pick(at), note(at, "a"), note(at, "b")]);
    expect(timeline([], [])).toEqual([]);
  });

  it("loses and repeats nothing, and does not mutate its input", () => {
    const moments = fc.integer({ min: 0, max: 5 }).map((day) => `2026-03-0${day + 1}T08:00:00Z`);
    const events = fc.array(fc.tuple(moments, fc.string()).map(([at, text]) => note(at, text)));
    fc.assert(
      fc.property(events, events, (some, others) => {
        const given = [...some, ...others];
        const told = timeline(Object.freeze(some), Object.freeze(others));
        expect(told).toHaveLength(given.length);
        expect(new Set(told)).toEqual(new Set(given));
        expect(told.map(({ at }) => at)).toEqual(given.map(({ at }) => at).toSorted());
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openState, swedishMoment } from "./openState.ts";

const long = { opens: "10:00", closes: "19:00" };
const lunch = [
  { opens: "10:00", closes: "12:00" },
  { opens: "13:00", closes: "15:00" },
];
// Closed on Sundays and on Christmas Eve, a Thursday.
const hours = {
  week: [[long], [long], [long], [long], [long], lunch, []],
  exceptions: [{ date: "2026-12-24", spans: [] }],
};
const at = (date: string, time: string) => openState(hours, { date, time });

describe("the opening state of a store", () => {
  it("is open until a given time, from the minute it opens to the one before it closes", () => {
    expect(at("2026-11-23", "10:00")).toEqual({ kind: "open", until: "19:00" });
    expect(at("2026-11-23", "18:59")).toEqual({ kind: "open", until: "19:00" });
    expect(at("2026-11-23", "19:00")).toMatchObject({ kind: "opens", inDays: 1, at: "10:00" });
  });

  it("gives the next opening: later today, after lunch, after a Sunday and after a day off", () => {
    expect(at("2026-11-23", "08:00")).toMatchObject({ kind: "opens", inDays: 0, at: "10:00" });
    expect(at("2026-11-28", "12:30")).toMatchObject({ kind: "opens", inDays: 0, at: "13:00" });
    expect(at("2026-11-28", "16:00")).toEqual({ kind: "opens", date: "2026-11-30", inDays: 2, at: "10:00" });
    expect(at("2026-12-24", "12:00")).toMatchObject({ kind: "opens", date: "2026-12-25", inDays: 1 });
  });

  it("is closed when there are no hours", () => {
    expect(openState({ week: [], exceptions: [] }, { date: "2026-11-23", time: "12:00" })).toEqual({ kind: "closed" });
  });

  it("never opens in the past", () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 28 }), (minute, day) => {
        const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
        const state = at(`2026-12-${String(day).padStart(2, "0")}`, time);
        if (state.kind === "opens" && state.inDays === 0) expect(state.at > time).toBe(true);
        if (state.kind === "open") expect(state.until > time).toBe(true);
      }),
    );
  });
});

describe("the clocks of Sweden", () => {
  it.each([
    ["2026-11-23T20:30:00Z", { date: "2026-11-23", time: "21:30" }],
    ["2026-07-01T22:05:00Z", { date: "2026-07-02", time: "00:05" }],
  ])("show %s correctly", (time, moment) => expect(swedishMoment(new Date(time))).toEqual(moment));
});

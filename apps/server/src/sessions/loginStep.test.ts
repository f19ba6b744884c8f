import { describe, expect, it } from "vitest";
import { loginStep } from "./loginStep.ts";

const minute = 60_000;
const start = Date.parse("2026-11-21T08:00:00Z");
const login = (seenAfter = 0) => ({
  logged_in_at: new Date(start),
  login_seen_at: new Date(start + seenAfter * minute),
});

describe("loginStep", () => {
  it("keeps an active login, and records its use at most once a minute", () => {
    expect(loginStep(login(), start + 30_000)).toBe("keep");
    expect(loginStep(login(), start + 2 * minute)).toBe("note");
  });

  it("ends a login after half an hour without activity", () => {
    expect(loginStep(login(60), start + 90 * minute)).toBe("note");
    expect(loginStep(login(60), start + 91 * minute)).toBe("end");
  });

  it("ends a login after twelve hours however much it is used", () => {
    expect(loginStep(login(720), start + 720 * minute)).toBe("keep");
    expect(loginStep(login(720), start + 721 * minute)).toBe("end");
  });

  it("ends a login without known times", () => {
    expect(loginStep({ logged_in_at: null, login_seen_at: null }, start)).toBe("end");
  });
});

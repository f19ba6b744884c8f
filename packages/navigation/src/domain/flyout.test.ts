import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FlyoutEvent } from "./flyout.ts";
import { nextFlyout } from "./flyout.ts";

describe("nextFlyout", () => {
  it("opens while the pointer rests on the category and closes when it leaves", () => {
    expect(nextFlyout("closed", "rest")).toBe("shown");
    expect(nextFlyout("shown", "leave")).toBe("closed");
  });

  it("keeps open on a press what hovering has opened, and closes it on the next", () => {
    expect(nextFlyout("shown", "press")).toBe("pinned");
    expect(nextFlyout("pinned", "leave")).toBe("pinned");
    expect(nextFlyout("pinned", "press")).toBe("closed");
  });

  it("opens by a press alone", () => {
    expect(nextFlyout("closed", "press")).toBe("pinned");
  });

  it("is closed after every dismissal, whatever came before", () => {
    const events = fc.array(fc.constantFrom<FlyoutEvent>("rest", "press", "leave", "dismiss"));
    fc.assert(
      fc.property(events, (before) => {
        const state = before.reduce(nextFlyout, "closed");
        expect(nextFlyout(state, "dismiss")).toBe("closed");
      }),
    );
  });
});

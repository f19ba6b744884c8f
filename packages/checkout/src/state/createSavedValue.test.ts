import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSavedValue } from "./createSavedValue.ts";

/** A change at some time, and its call: how long it takes, and whether request or response is lost. */
const change = fc.record({
  value: fc.constantFrom("", "Ring på", "Ställ vid dörren", "1", "0"),
  pause: fc.integer({ min: 0, max: 3 }),
  delay: fc.integer({ min: 0, max: 5 }),
  fate: fc.constantFrom("heard", "heard", "request lost", "answer lost"),
});

const ticks = async (count: number): Promise<void> => {
  for (let tick = 0; tick < count; tick += 1) await Promise.resolve();
};

describe("createSavedValue", () => {
  it("leaves the server with the last change, however slow its calls are and whichever get lost", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        let stored = "what was there";
        let calls = 0;
        let running = 0;
        let isRepaired = false;
        const saved = createSavedValue<string>(async (value) => {
          const { delay, fate: drawn } = changes[calls % changes.length] ?? { delay: 0, fate: "heard" };
          const fate = isRepaired ? "heard" : drawn;
          calls += 1;
          running += 1;
          expect(running).toBe(1);
          await ticks(delay);
          if (fate !== "request lost") stored = value;
          await ticks(delay);
          running -= 1;
          if (fate !== "heard") throw new Error("lost");
        });
        for (const { value, pause } of changes) {
          void saved.save(value);
          await ticks(pause);
        }
        isRepaired = true;
        await saved.settle();
        expect(stored).toBe(changes.at(-1)?.value);
        expect(saved.isUnsaved()).toBe(false);
      }),
    );
  });

  it("sends only the newest of the changes that were made while a call was on its way", async () => {
    const sent: number[] = [];
    const saved = createSavedValue<number>(async (value) => {
      sent.push(value);
      await ticks(5);
    });
    await Promise.all([saved.save(1), saved.save(2), saved.save(3)]);
    expect(sent).toEqual([1, 3]);
  });

  it("reports that the last change was not saved, and sends it again when it is settled", async () => {
    let isBroken = true;
    const sent: string[] = [];
    const saved = createSavedValue<string>((value) => {
      sent.push(value);
      return isBroken ? Promise.reject(new Error("broken")) : Promise.resolve();
    });
    expect(await saved.save("Ring")).toBe(false);
    isBroken = false;
    await saved.settle();
    await saved.settle();
    expect(sent).toEqual(["Ring", "Ring"]);
  });
});

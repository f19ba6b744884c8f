import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLastWord } from "./createLastWord.ts";

/** A wanted value at some time, and its call: how long it takes, and whether request or response is lost. */
const wish = fc.record({
  value: fc.constantFrom("", "Ring på", "Ställ vid dörren", "1", "0"),
  pause: fc.integer({ min: 0, max: 3 }),
  delay: fc.integer({ min: 0, max: 5 }),
  fate: fc.constantFrom("heard", "heard", "request lost", "answer lost"),
});

const ticks = async (count: number): Promise<void> => {
  for (let tick = 0; tick < count; tick += 1) await Promise.resolve();
};

describe("createLastWord", () => {
  it("leaves the server with the last change, however slow its calls are and whichever get lost", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 12 }), async (wishes) => {
        let held = "what was there";
        let calls = 0;
        let underWay = 0;
        let isRepaired = false;
        const word = createLastWord<string>(async (value) => {
          const { delay, fate: own } = wishes[calls % wishes.length] ?? { delay: 0, fate: "heard" };
          const fate = isRepaired ? "heard" : own;
          calls += 1;
          underWay += 1;
          expect(underWay).toBe(1);
          await ticks(delay);
          if (fate !== "request lost") held = value;
          await ticks(delay);
          underWay -= 1;
          if (fate !== "heard") throw new Error("lost");
        });
        for (const { value, pause } of wishes) {
          void word.save(value);
          await ticks(pause);
        }
        isRepaired = true;
        await word.settle();
        expect(held).toBe(wishes.at(-1)?.value);
        expect(word.isUnsaved()).toBe(false);
      }),
    );
  });

  it("sends only the newest of the changes that were made while a call was on its way", async () => {
    const sent: number[] = [];
    const word = createLastWord<number>(async (value) => {
      sent.push(value);
      await ticks(5);
    });
    await Promise.all([word.save(1), word.save(2), word.save(3)]);
    expect(sent).toEqual([1, 3]);
  });

  it("reports that the last change was not saved, and sends it again when it is settled", async () => {
    let isBroken = true;
    const sent: string[] = [];
    const word = createLastWord<string>((value) => {
      sent.push(value);
      return isBroken ? Promise.reject(new Error("broken")) : Promise.resolve();
    });
    expect(await word.save("Ring")).toBe(false);
    isBroken = false;
    await word.settle();
    await word.settle();
    expect(sent).toEqual(["Ring", "Ring"]);
  });
});

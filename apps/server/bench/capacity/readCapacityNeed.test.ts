import { describe, expect, it } from "vitest";
import { readCapacityNeed } from "./readCapacityNeed.ts";

const least = ["--views=1000", "--orders=10", "--products=500"];
const faults = (...words: readonly string[]) => {
  const read = readCapacityNeed([...least, ...words]);
  return "faults" in read ? read.faults : [];
};

describe("the options of a plan", () => {
  it("need views, orders and products, and have defaults for the rest", () => {
    expect(readCapacityNeed(least)).toEqual({
      need: {
        views: 1000,
        orders: 10,
        products: 500,
        cached: 0,
        kinds: { listing: 0.4, product: 0.4, search: 0.15, checkout: 0.05 },
        cores: 2,
        headroom: 0.5,
        spare: 1,
      },
    });
  });

  it("are read in per cent where they are shares", () => {
    const words = ["--cached=80.5", "--kinds=50,30,15,5", "--headroom=40", "--cores=4", "--spare=0"];
    expect(readCapacityNeed([...least, ...words])).toMatchObject({
      need: {
        cached: 0.805,
        kinds: { listing: 0.5, product: 0.3, search: 0.15, checkout: 0.05 },
        headroom: 0.4,
        cores: 4,
        spare: 0,
      },
    });
  });

  it("are all listed when they are missing", () => {
    expect(readCapacityNeed(["--views"])).toEqual({
      faults: [
        "--views= is not a whole number from 0 to 1000000000000.",
        "--orders is missing.",
        "--products is missing.",
      ],
    });
  });

  it.each([
    ["--cached=101", "--cached=101 is not a number from 0 to 100."],
    ["--cached=-1", "--cached=-1 is not a number from 0 to 100."],
    ["--headroom=100", "--headroom=100 is not a number from 0 to 95."],
    ["--cores=0", "--cores=0 is not a whole number from 1 to 256."],
    ["--cores=1.5", "--cores=1.5 is not a whole number from 1 to 256."],
    ["--spare=1e1", "--spare=1e1 is not a whole number from 0 to 100."],
    ["--kinds=50,50", "--kinds=50,50 is not four numbers whose sum is 100."],
    ["--kinds=40,40,15,6", "--kinds=40,40,15,6 is not four numbers whose sum is 100."],
    ["--kinds=40,40,30,-10", "--kinds=40,40,30,-10 is not four numbers whose sum is 100."],
    ["--views=2000", "--views is given twice."],
    ["--visits=3", "--visits=3: there is no such option."],
    ["views", "views: there is no such option."],
  ])("are rejected when they are wrong: %s", (word, fault) => {
    expect(faults(word)).toEqual([fault]);
  });
});

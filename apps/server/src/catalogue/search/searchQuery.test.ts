import { describe, expect, it } from "vitest";
import { compoundQuery, searchQuery } from "./searchQuery.ts";

describe("searchQuery", () => {
  it("meets beginnings of words anywhere", () => {
    expect(searchQuery(["skärm"], "begun", "anywhere")).toBe("(skärm:* | monitor:*)");
  });

  it("meets whole words of names in all their forms", () => {
    expect(searchQuery(["trådlös", "mus"], "whole", "names")).toBe("(trådlös:A | wireless:A) & (mus:A | möss:A)");
  });

  it("meets a number and its unit written apart", () => {
    expect(searchQuery(["ssd", "1tb"], "begun", "names")).toBe("(ssd:*A) & (1tb:*A | (1:*A <-> tb:*A))");
    expect(searchQuery(["32gb"], "whole", "anywhere")).toBe("(32gb | (32 <-> gb))");
  });
});

describe("compoundQuery", () => {
  it("parts a long word wherever both parts can be words", () => {
    expect(compoundQuery(["minikyl"])).toBe("(minikyl:* | (min:* & ikyl:*) | (mini:* & kyl:*))");
  });

  it("leaves short words whole", () => {
    expect(compoundQuery(["herr", "minkyl"])).toBe("(herr:*) & (minkyl:* | (min:* & kyl:*))");
    expect(compoundQuery(["kort", "tv"])).toBeNull();
  });
});

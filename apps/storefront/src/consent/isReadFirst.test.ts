import { describe, expect, it } from "vitest";
import { consentLinks } from "./consent.island.tsx";
import { isReadFirst } from "./isReadFirst.ts";

describe("isReadFirst", () => {
  it.each(["/angra-kop/bekrafta", ...consentLinks().map(({ url }) => url)])("is true for %s", (path) => {
    expect(isReadFirst(path)).toBe(true);
  });

  it.each(["/", "/sidor/butiker/vara-butiker", "/sidor/sommarkampanj", "/angra-kopet"])("is false for %s", (path) => {
    expect(isReadFirst(path)).toBe(false);
  });
});

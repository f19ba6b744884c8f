import { describe, expect, it } from "vitest";
import { readServicePoints } from "./readServicePoints.ts";

const head = "id,name,address,postalCode,city,latitude,longitude";
const read = (...lines: readonly string[]) => readServicePoints("service-points.csv", [head, ...lines].join("\n"));

function problemsOf(...lines: readonly string[]): readonly string[] {
  const result = read(...lines);
  return result.ok ? [] : result.problems.map(({ line, text }) => `${line} ${text}`);
}

describe("the list of service points", () => {
  it("gives each service point with its position", () => {
    expect(read('a,"Kiosken, torget",Storgatan 1,903 30,Umeå,63.8258,20.263')).toEqual({
      ok: true,
      value: [
        {
          id: "a",
          name: "Kiosken, torget",
          address: "Storgatan 1",
          postalCode: "903 30",
          city: "Umeå",
          latitude: 63.8258,
          longitude: 20.263,
        },
      ],
    });
  });

  it("reports mistakes with their lines", () => {
    const right = "a,Kiosken,,903 30,Umeå,63.8258,20.263";
    expect(problemsOf(right, "b,Kiosken,,9033,Umeå,63,20", right, "c,Kiosken,,903 30,Umeå,north,20")).toEqual([
      "3 postalCode is missing or wrong. Columns: id, name, address, postalCode, city, latitude, longitude.",
      '4 The point "a" stands there twice.',
      "5 latitude is missing or wrong. Columns: id, name, address, postalCode, city, latitude, longitude.",
    ]);
    expect(problemsOf("a,b")).toEqual([expect.stringMatching(/^2 This is no CSV: /)]);
  });
});

import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { readResponse } from "./readResponse.ts";
import {
  wireAmount,
  wireAmountOrNull,
  wireContent,
  wireCount,
  wireInteger,
  wireList,
  wireRequiredInteger,
  wireNumberOrNull,
  wireText,
} from "../schemas/wireValues.ts";

const thing = z.object({
  id: wireInteger,
  name: wireText,
  price: wireAmountOrNull,
  rating: wireNumberOrNull,
  tags: wireList(z.object({ name: z.string() })),
});
const schema = z.object({ things: wireContent(thing, "things"), sum: wireAmount, count: wireCount });
const good = { id: 1, name: "A", price: 7, rating: 4, tags: [{ name: "x" }] };
const responseOf = (things: unknown) => ({ things, sum: 7, count: 1 });

function read(data: unknown, by: z.ZodMiniType = schema) {
  const told: string[] = [];
  const reading = readResponse(by, data, { name: "GET /things", report: (message) => told.push(message) });
  return { response: reading.ok ? reading.response : null, told };
}

describe("readResponse", () => {
  it("reports nothing for a valid response", () => {
    expect(read(responseOf([good]))).toEqual({ response: responseOf([good]), told: [] });
  });

  it("reads an invalid amount as 0, and tells the developer its place but never its value", () => {
    const { response, told } = read({ things: [{ ...good, price: "hemligt" }], sum: "abc", count: {} });
    expect(response).toEqual({ things: [{ ...good, price: 0 }], sum: 0, count: 0 });
    expect(told).toHaveLength(1);
    for (const place of ["GET /things", "things.0.price", "sum", "count"]) expect(told[0]).toContain(place);
    expect(told[0]).not.toContain("hemligt");
  });

  it("treats any other invalid field as missing", () => {
    const { response } = read(responseOf([{ ...good, name: {}, rating: "bra", tags: 7 }]));
    expect(response).toEqual(responseOf([{ ...good, name: "", rating: null, tags: [] }]));
  });

  it("drops items without a required field, and keeps the rest in order", () => {
    const odd = { ...good, id: "x" };
    const two = { ...good, id: 2 };
    const three = { ...good, id: 3 };
    expect(read(responseOf([good, odd, null, two, { ...odd, price: "?", name: [] }, three])).response).toEqual(
      responseOf([good, two, three]),
    );
    expect(read(responseOf([{ ...good, tags: [{ name: 7 }] }])).response).toEqual(responseOf([{ ...good, tags: [] }]));
  });

  it("rejects content that is not a list, or a list without any usable item", () => {
    for (const things of [7, "none", { other: [] }, [{ ...good, id: "x" }], [null, 7]]) {
      const { response, told } = read(responseOf(things));
      expect(response).toBeNull();
      expect(told[0]).toContain("unknown shape");
    }
    expect(read(responseOf([])).response).toEqual(responseOf([]));
    expect(read("<h1>Bad gateway</h1>").response).toBeNull();
  });

  it("rejects a response with an invalid required part", () => {
    const lines = z.object({ lines: wireContent(z.object({ id: wireRequiredInteger })) });
    expect(read({ lines: [{ id: 1 }, { id: "x" }] }, lines).response).toBeNull();
  });

  it("finds the fields of lists that came wrapped, bare or as another kind", () => {
    expect(read(responseOf({ data: [good, { ...good, price: "?" }] })).response).toEqual(
      responseOf([good, { ...good, price: 0 }]),
    );
    const bare = z.pipe(
      z.transform((value: unknown) => (Array.isArray(value) ? { things: value } : value)),
      z.object({ things: wireContent(thing) }),
    );
    expect(read([good, { ...good, id: "x" }], bare).response).toEqual({ things: [good] });
    const kinds = z.union([z.object({ moved: z.string() }), schema]);
    expect(read(responseOf([{ ...good, price: "?" }]), kinds).response).toEqual(responseOf([{ ...good, price: 0 }]));
  });
});

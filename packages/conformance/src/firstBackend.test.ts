import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatReport } from "./formatReport.ts";
import { contractCalls } from "./openapi/contractCalls.ts";
import { docs, startExample } from "./testing/startExample.ts";
import { verify } from "./verify.ts";

it("passes the example of a first backend for what it has, and says what is missing", async () => {
  const { address, stop } = await startExample("first-backend.mjs");
  try {
    const report = await verify({ address, only: ["checkout.message", "session.cookie", "session.token-stays"] });
    expect(report.counts, formatReport(report)).toEqual({ passed: 3, warned: 0, failed: 0, untried: 0 });
    const [unknown] = (await verify({ address, only: ["cart.empty"] })).checks;
    expect(unknown?.details).toEqual(['GET /checkoutv3/products/index answered 404: {"message":"Sidan finns inte."}']);
    const [found] = (await verify({ address, only: ["facets.counts"] })).checks;
    expect(found).toMatchObject({
      outcome: "untried",
      details: [expect.stringContaining("The front page has no data, see section 2.2.")],
    });
  } finally {
    stop();
  }
});

it("lists every call in the guide for backend authors", () => {
  const guide = readFileSync(new URL("backend.md", docs), "utf8");
  const missing = contractCalls.filter(({ call }) => !guide.includes(`\`${call.method} ${call.path}\``));
  expect(missing.map(({ call }) => `${call.method} ${call.path}`)).toEqual([]);
});

import type { PageData } from "@torg/pages/contract";
import { aNotFoundPage } from "@torg/pages/fixtures";
import { describe, expect, it } from "vitest";
import { createVisit } from "../backend/backend.ts";
import { wireSource } from "../backend/PageSource.ts";
import { fixtureTransport } from "../testing/fixtureTransport.ts";
import { aDeskPage } from "../testing/servicePages.ts";
import { loadPage } from "./loadPage.ts";
import { pageKinds } from "./pageKinds.tsx";

/** The token that a page gets, and the calls that were made for it. */
async function tokenOf(page: PageData) {
  const calls: string[] = [];
  const transport = fixtureTransport({ pages: { "/butiken": page }, notFound: aNotFoundPage() });
  const source = wireSource(
    createVisit((request) => {
      calls.push(request.url);
      return transport(request);
    }, {}),
  );
  const loaded = await loadPage(source, "/butiken", pageKinds);
  return { token: loaded.kind === "page" ? loaded.input.csrfToken : null, calls: calls.length };
}

describe("a page of the desk", () => {
  it("gets the token of the operator's login, and starts no session of the shop", async () => {
    const operator = { name: "Anna Lind", role: "seller", token: "of-the-desk" } as const;
    const page = aDeskPage({ view: "missing", operator, what: "page", name: "" });
    expect(await tokenOf(page)).toEqual({ token: "of-the-desk", calls: 1 });
  });

  it("gets none before somebody has logged in", async () => {
    expect(await tokenOf(aDeskPage())).toEqual({ token: "", calls: 1 });
  });
});

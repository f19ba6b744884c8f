import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aDeskCode } from "../../fixtures/aDeskCode.ts";
import { aDeskOrder } from "../../fixtures/aDeskOrder.ts";
import { aDeskProduct } from "../../fixtures/aDeskProduct.ts";
import { aDeskReview } from "../../fixtures/aDeskReview.ts";
import { aFailedJob } from "../../fixtures/someFailures.ts";
import type { DeskView } from "../../domain/deskView.ts";
import { DeskPage } from "../DeskPage.tsx";

const operator = { name: "Anna Lind", role: "administrator", token: "the-token-of-this-login" } as const;
const failures = { money: [], jobs: [aFailedJob()], webhooks: [] };

/** The tokens of the forms on a page that change something. */
function tokensOn(page: DeskView): readonly (FormDataEntryValue | null)[] {
  const { container, unmount } = render(<DeskPage page={page} shopName="Nordhem" />);
  const forms = [...container.querySelectorAll("form")].filter(({ method }) => method === "post");
  const tokens = forms.map((form) => new FormData(form).get("_token"));
  unmount();
  return tokens;
}

describe("a form at the desk", () => {
  it.each<DeskView>([
    { view: "order", operator, order: aDeskOrder() },
    { view: "product", operator, product: aDeskProduct() },
    { view: "codes", operator, codes: [aDeskCode()] },
    { view: "reviews", operator, reviews: [aDeskReview()], filter: "all" },
    { view: "failures", operator, failures },
    { view: "missing", operator, what: "page", name: "" },
  ])("carries the token of the login, on the page $view", (page) => {
    const tokens = tokensOn(page);
    expect(tokens.length).toBeGreaterThan(0);
    expect(new Set(tokens)).toEqual(new Set([operator.token]));
  });

  it("carries none before there is a login, or from a backend that needs none", () => {
    const { name, role } = operator;
    expect(tokensOn({ view: "login", returnTo: "/butiken" })).toEqual([null]);
    expect(tokensOn({ view: "missing", operator: { name, role }, what: "page", name: "" })).toEqual([null]);
  });
});

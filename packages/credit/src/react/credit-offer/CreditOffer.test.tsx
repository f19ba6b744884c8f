import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { aCampaign, someCampaigns, someTerms } from "../../fixtures/index.ts";
import { creditTexts } from "../../texts/index.ts";
import { CreditProvider } from "../CreditProvider.tsx";
import { CreditOffer } from "./CreditOffer.tsx";

const offer = () => screen.getByRole("region", { name: "Delbetalning" });
const told = () => (offer().textContent ?? "").replaceAll(/\s+/gu, " ");

describe("CreditOffer", () => {
  it("shows the cheapest month, with its example and the warning", () => {
    render(<CreditOffer campaigns={someCampaigns} />);
    expect(told()).toContain("Delbetala från 312 kr/mån");
    expect(told()).toContain("Effektiv ränta 6,91 %. 0 % ränta, avgifter tillkommer.");
    expect(told()).toContain("Du betalar 24 × 312 kr, totalt 7 488 kr.");
    within(offer()).getByRole("img", { name: "Varning" });
    expect(told()).toContain("Att låna kostar pengar!");
  });

  it("calls credit free of interest only where the cheapest month costs nothing more", () => {
    const { rerender } = render(<CreditOffer campaigns={someCampaigns.slice(0, 2)} />);
    expect(told()).toContain("Delbetala räntefritt från 583 kr/mån");
    const dear = aCampaign({ monthlyCost: 600, terms: someTerms({ interestRate: 5.5, total: 7200 }) });
    rerender(<CreditOffer campaigns={[dear]} />);
    expect(told()).toContain("Delbetala från 600 kr/mån");
    expect(told()).not.toContain("räntefritt från");
  });

  it("hides the campaigns behind a button, but neither the example nor the warning", async () => {
    render(<CreditOffer campaigns={someCampaigns} />);
    const fold = offer().querySelector("details");
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain("Räntefritt 6 månader");
    expect(fold?.textContent).not.toContain("Att låna kostar pengar!");
    await userEvent.click(within(offer()).getByText("Visa alternativ"));
    expect(fold?.open).toBe(true);
  });

  it("shows the campaigns without a button when it has no toggle", () => {
    render(<CreditOffer campaigns={someCampaigns} toggle={false} />);
    expect(offer().querySelector("details")).toBeNull();
    expect(within(offer()).getAllByRole("listitem")).toHaveLength(3);
  });

  it("leaves out a campaign without terms, and renders nothing when none is left", () => {
    const bare = aCampaign({ id: 9, label: "Utan villkor", monthlyCost: 1, terms: null });
    const { container, rerender } = render(<CreditOffer campaigns={[...someCampaigns, bare]} />);
    expect(told()).toContain("från 312 kr/mån");
    expect(told()).not.toContain("Utan villkor");
    rerender(<CreditOffer campaigns={[bare]} />);
    expect(container.innerHTML).toBe("");
    rerender(<CreditOffer campaigns={[]} />);
    expect(container.innerHTML).toBe("");
  });

  it("uses the texts of the provider", () => {
    render(
      <CreditProvider texts={{ ...creditTexts, heading: "Dela upp" }}>
        <CreditOffer campaigns={someCampaigns} />
      </CreditProvider>,
    );
    expect(screen.getByRole("region", { name: "Dela upp" })).toBeTruthy();
  });

  it("never shows a credit figure without an effective rate and the warning, whatever a lender sends", () => {
    const money = fc.integer({ min: -1, max: 20_000 });
    const terms = fc.record({
      amount: money,
      months: fc.integer({ min: 0, max: 48 }),
      interestRate: fc.constantFrom(0, 5.5, 19.9),
      rateType: fc.constantFrom("fixed", "variable"),
      initialFee: money,
      notificationFee: fc.constantFrom(0, 29),
      total: money,
      creditor: fc.constantFrom("", "Kreditbolaget AB"),
    });
    const campaign = fc.record({ id: fc.nat(), label: fc.string(), monthlyCost: money, terms: fc.option(terms) });
    fc.assert(
      fc.property(fc.uniqueArray(campaign, { maxLength: 4, selector: ({ id }) => id }), (campaigns) => {
        const html = renderToString(<CreditOffer campaigns={campaigns} />);
        expect(html === "" || (html.includes("Effektiv ränta") && html.includes("Att låna kostar pengar!"))).toBe(true);
      }),
    );
  });
});

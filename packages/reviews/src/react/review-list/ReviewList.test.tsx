import { createClient } from "@torg/http";
import { createMock, reply, replyFailure, type Reply } from "@torg/http/mock";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { reviewsCall } from "../../contract/reviewCalls.ts";
import { aReviewPage } from "../../fixtures/aReview.ts";
import { createReviewListState } from "../../state/createReviewListState.ts";
import { reviewsTexts } from "../../texts/sv.ts";
import { ReviewsProvider } from "../ReviewsProvider.tsx";
import { ReviewList } from "./ReviewList.tsx";

function show(answer: Reply<unknown>, count = 7, score = count === 0 ? 0 : 4.3) {
  const mock = createMock([answer]);
  const state = createReviewListState({ client: createClient(mock), productId: 1001 });
  render(<ReviewList productId={1001} score={score} numberOfReviews={count} state={state} />);
  return mock;
}

describe("ReviewList", () => {
  it("shows score, count and three reviews at a time until there are no more", async () => {
    show(reply(reviewsCall, ({ page }) => aReviewPage(page)));
    expect(screen.getByText("4,3")).toBeTruthy();
    expect(screen.getByText("7 omdömen")).toBeTruthy();
    await screen.findByText("Visar 3 av 7 produktomdömen");
    expect(screen.getByText("Karin L. · 14 maj 2024 · Nordhem Kungens Kurva")).toBeTruthy();
    expect(screen.getByText("Olle · 2 maj 2024")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Visa fler" }));
    await screen.findByText("Visar 6 av 7 produktomdömen");
    await userEvent.click(screen.getByRole("button", { name: "Visa fler" }));
    await screen.findByText("Visar 7 av 7 produktomdömen");
    expect(screen.getAllByRole("listitem")).toHaveLength(7);
    expect(screen.queryByRole("button", { name: "Visa fler" })).toBeNull();
  });

  it("focuses the first review of the last part that was requested", async () => {
    show(reply(reviewsCall, ({ page }) => aReviewPage(page)));
    await screen.findByText("Visar 3 av 7 produktomdömen");
    await userEvent.click(screen.getByRole("button", { name: "Visa fler" }));
    await screen.findByText("Visar 6 av 7 produktomdömen");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Visa fler" }));
    await userEvent.click(screen.getByRole("button", { name: "Visa fler" }));
    await screen.findByText("Visar 7 av 7 produktomdömen");
    expect(document.activeElement).toBe(screen.getAllByRole("listitem")[6]);
  });

  it("requests the next part from the page itself without script", () => {
    const client = createClient(createMock([]));
    const state = createReviewListState({ client, productId: 1001, initial: aReviewPage() });
    const more = { action: "/produkter/id/1001#omdomen", fields: { variant_6: "601", omdomen: "2" } };
    const html = renderToString(<ReviewList productId={1001} score={4.3} numberOfReviews={7} {...{ state, more }} />);
    expect(html).toContain('<form action="/produkter/id/1001#omdomen">');
    expect(html).toContain('<input type="hidden" name="variant_6" value="601"/>');
    expect(html).toContain('<input type="hidden" name="omdomen" value="2"/>');
    expect(html).toContain("Visar 3 av 7 produktomdömen");
  });

  it("says in the server's HTML that the reviews could not be read", () => {
    const state = createReviewListState({ client: createClient(createMock([])), productId: 1001, initial: null });
    const html = renderToString(<ReviewList productId={1001} score={4.3} numberOfReviews={7} state={state} />);
    expect(html).toContain("Något gick tyvärr fel vid hämtning av omdömen.");
  });

  it("says that there are none", async () => {
    show(reply(reviewsCall, aReviewPage(1, [])), 0);
    expect(await screen.findByText("Inga produktomdömen med textkommentar ännu.")).toBeTruthy();
    expect(screen.getByText("0 omdömen")).toBeTruthy();
  });

  it("shows no zero beside a rating that came without reviews", async () => {
    show(reply(reviewsCall, aReviewPage(1, [])), 0, 3.9);
    expect(await screen.findByText("Inga produktomdömen med textkommentar ännu.")).toBeTruthy();
    expect(screen.getByText("3,9")).toBeTruthy();
    expect(screen.queryByText("0 omdömen")).toBeNull();
  });

  it("reports a failure in its own words or in the server's", async () => {
    show(replyFailure(reviewsCall, { status: 500 }));
    expect((await screen.findByRole("alert")).textContent).toBe("Något gick tyvärr fel vid hämtning av omdömen.");
    cleanup();
    show(reply(reviewsCall, { ...aReviewPage(1, []), error: "Omdömen är avstängda." }));
    expect((await screen.findByRole("alert")).textContent).toBe("Omdömen är avstängda.");
  });

  it("keeps the reviews and the button when the next part fails", async () => {
    const mock = show(reply(reviewsCall, ({ page }) => aReviewPage(page)));
    await screen.findByText("Visar 3 av 7 produktomdömen");
    mock.use(replyFailure(reviewsCall, { status: 500 }));
    await userEvent.click(screen.getByRole("button", { name: "Visa fler" }));
    await screen.findByRole("alert");
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(screen.getByRole("button", { name: "Visa fler" })).toBeTruthy();
  });

  it("uses the texts of its provider", async () => {
    const client = createClient(createMock([reply(reviewsCall, aReviewPage(1, []))]));
    const state = createReviewListState({ client, productId: 1001 });
    render(
      <ReviewsProvider texts={{ ...reviewsTexts, none: "Var först med att tycka till." }}>
        <ReviewList productId={1001} score={0} numberOfReviews={0} state={state} />
      </ReviewsProvider>,
    );
    expect(await screen.findByText("Var först med att tycka till.")).toBeTruthy();
  });
});

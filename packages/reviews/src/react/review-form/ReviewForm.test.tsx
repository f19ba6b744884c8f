import { createClient } from "@torg/http";
import { createMock, reply, replyFailure } from "@torg/http/mock";
import type { FormFlash } from "@torg/ui";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { createReviewCall, updateReviewCall } from "../../contract/reviewCalls.ts";
import { createReviewFormState } from "../../state/createReviewFormState.ts";
import { ReviewForm } from "./ReviewForm.tsx";

function show(review: { id: number; rating: number } | null = null, flash: FormFlash | null = null) {
  const created = reply(createReviewCall, ({ rating }) => ({ id: 88, rating, reviewer: "Anna" }));
  const updated = reply(updateReviewCall, { id: 88, rating: 4, reviewer: "Anna", redirectUrl: null });
  const mock = createMock([created, updated]);
  const state = createReviewFormState({
    client: createClient(mock),
    uuid: "u-1",
    productId: 1001,
    review,
    onRedirect: () => {},
  });
  render(<ReviewForm state={state} heading="Tvättmaskin" reviewer="Anna" flash={flash} />);
  return { created, updated, mock };
}

describe("ReviewForm", () => {
  it("returns the values of a form without script, and shows errors at their fields", () => {
    show(null, { values: { reviewer: "", text: "Tyst." }, errors: { rating: ["Sätt ett betyg först."] } });
    expect(screen.getByLabelText("Ditt namn")).toHaveProperty("value", "");
    expect(screen.getByLabelText("Ditt omdöme")).toHaveProperty("value", "Tyst.");
    expect(screen.getByText("Sätt ett betyg först.")).toBeTruthy();
  });

  it("offers the five ratings from the worst to the best and has no field for a name", () => {
    show();
    const names = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
    expect(names).toEqual([
      "1 stjärna, Usel",
      "2 stjärnor, Dålig",
      "3 stjärnor, Ok",
      "4 stjärnor, Bra",
      "5 stjärnor, Utmärkt",
    ]);
    expect(screen.getByLabelText("Ditt namn").hasAttribute("required")).toBe(false);
  });

  it("saves the rating when it loses the focus, then sends the text and thanks the customer", async () => {
    const { created, updated } = show();
    await userEvent.click(screen.getByRole("radio", { name: "4 stjärnor, Bra" }));
    await userEvent.type(screen.getByLabelText("Ditt omdöme"), "Tyst och rejäl.");
    expect(await screen.findByText("Betyg sparat: 4 av 5")).toBeTruthy();
    expect(created.requests).toEqual([{ uuid: "u-1", productId: 1001, rating: 4 }]);
    await userEvent.click(screen.getByRole("button", { name: "Skicka omdöme" }));
    expect(await screen.findByText("Tack för ditt omdöme!")).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Tack för ditt omdöme!Tvättmaskin");
    expect(updated.requests).toMatchObject([{ text: "Tyst och rejäl.", reviewer: "Anna", productId: 1001 }]);
  });

  it("says that the rating comes first when a text is sent without one, and removes that message", async () => {
    const { created } = show();
    await userEvent.type(screen.getByLabelText("Ditt omdöme"), "Tyst och rejäl.");
    await userEvent.click(screen.getByRole("button", { name: "Skicka omdöme" }));
    expect(await screen.findByText("Sätt ett betyg först.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "1 stjärna, Usel" }));
    expect(screen.getByRole("radiogroup", { name: "Betyg" }).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText("Ditt omdöme")).toHaveProperty("value", "Tyst och rejäl.");
    expect(created.requests).toEqual([]);
    await userEvent.click(screen.getByRole("radio", { name: "4 stjärnor, Bra" }));
    expect(screen.queryByText("Sätt ett betyg först.")).toBeNull();
  });

  it("sends no empty text, says what is missing and moves the focus there", async () => {
    const { updated } = show({ id: 88, rating: 4 });
    await userEvent.click(screen.getByRole("button", { name: "Skicka omdöme" }));
    expect(await screen.findByText("Skriv ditt omdöme innan du skickar det.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Ditt omdöme"));
    expect(updated.requests).toEqual([]);
  });

  it("says that saving failed", async () => {
    const { mock } = show();
    mock.use(replyFailure(createReviewCall, { status: 500 }));
    await userEvent.click(screen.getByRole("radio", { name: "1 stjärna, Usel" }));
    await userEvent.tab();
    expect((await screen.findByRole("alert")).textContent).toBe("Något gick tyvärr fel, vänligen ladda om sidan");
  });
});

import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { StarRatingInput, type StarRatingInputProps } from "./StarRatingInput.tsx";

const given = {
  legend: "Betyg",
  name: "rating",
  labels: ["1 stjärna, Usel", "2 stjärnor, Dålig", "3 stjärnor, Ok", "4 stjärnor, Bra", "5 stjärnor, Utmärkt"],
} as const;

describeConformance<HTMLFieldSetElement>("StarRatingInput", {
  root: "torg-star-rating",
  part: (props) => <StarRatingInput {...given} {...props} hint="Hur nöjd är du?" error="Välj ett betyg." />,
});

function setUp(props: Partial<StarRatingInputProps> = {}) {
  const onRatingChange = vi.fn<(rating: number) => void>();
  const onLeave = vi.fn<() => void>();
  render(<StarRatingInput {...given} onRatingChange={onRatingChange} onLeave={onLeave} {...props} />);
  const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
  return { onRatingChange, onLeave, radio, user: userEvent.setup() };
}

describe("StarRatingInput", () => {
  it("is a named group of radio buttons from the worst to the best", () => {
    setUp({ required: true });
    const group = screen.getByRole("radiogroup", { name: "Betyg" });
    expect(group.getAttribute("aria-required")).toBe("true");
    expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ value, required }) => [value, required])).toEqual(
      ["1", "2", "3", "4", "5"].map((value) => [value, true]),
    );
  });

  it("reports the number of stars", async () => {
    const { radio, user, onRatingChange } = setUp();
    await user.click(radio("4 stjärnor, Bra"));
    await user.click(radio("2 stjärnor, Dålig"));
    expect(onRatingChange.mock.calls).toEqual([[4], [2]]);
    expect(radio("2 stjärnor, Dålig").checked).toBe(true);
  });

  it("shows the controlled rating", async () => {
    const { radio, user, onRatingChange } = setUp({ value: 3 });
    await user.click(radio("5 stjärnor, Utmärkt"));
    expect(onRatingChange).toHaveBeenCalledWith(5);
    expect(radio("3 stjärnor, Ok").checked).toBe(true);
  });

  it("reports that the focus has left, but not that it moves between stars", async () => {
    const { radio, user, onLeave } = setUp();
    await user.click(radio("1 stjärna, Usel"));
    await user.click(radio("3 stjärnor, Ok"));
    expect(onLeave).not.toHaveBeenCalled();
    await user.tab();
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it("links its error and its hint to the group", () => {
    setUp({ id: "rating", hint: "Hur nöjd är du?", error: "Välj ett betyg." });
    const group = screen.getByRole("radiogroup");
    expect(group.getAttribute("aria-describedby")).toBe("rating-error rating-hint");
    expect(group.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("alert").textContent).toBe("Välj ett betyg.");
  });

  it("changes nothing while it is disabled", async () => {
    const { radio, user, onRatingChange } = setUp({ disabled: true, defaultValue: 3 });
    await user.click(radio("5 stjärnor, Utmärkt"));
    expect(onRatingChange).not.toHaveBeenCalled();
    expect(radio("3 stjärnor, Ok").checked).toBe(true);
  });

  it("sends its number of stars without script", () => {
    const html = renderToString(<StarRatingInput {...given} defaultValue={4} />);
    document.body.innerHTML = `<form>${html}</form>`;
    const form = document.querySelector("form");
    expect([...new FormData(form ?? undefined)]).toEqual([["rating", "4"]]);
    document.body.innerHTML = "";
  });
});

import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Price } from "./Price.tsx";

describe("Price", () => {
  it("labels the amount and the earlier one for screen readers", () => {
    const { container } = render(
      <Price amount="4 990 kr" original="6 490 kr" amountLabel="Now" originalLabel="Before" />,
    );
    expect(container.textContent).toBe("Now 4 990 krBefore 6 490 kr");
    expect(container.querySelector("s")?.textContent).toBe("Before 6 490 kr");
    expect(container.firstElementChild?.hasAttribute("data-reduced")).toBe(true);
  });

  it.each([undefined, null])("is not reduced when the original is %s", (original) => {
    const { container } = render(<Price amount="4 990 kr" original={original} />);
    expect(container.querySelector("s")).toBeNull();
    expect(container.firstElementChild?.hasAttribute("data-reduced")).toBe(false);
  });
});

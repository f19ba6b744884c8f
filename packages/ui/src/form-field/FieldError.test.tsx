import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { FieldError } from "./FieldError.tsx";

describeConformance<HTMLParagraphElement>("FieldError", {
  root: "torg-field__error",
  part: (props) => (
    <FieldError {...props} fieldId="ort">
      Ange en ort.
    </FieldError>
  ),
});

describe("FieldError", () => {
  it("is an alert that a field can reference by its id", () => {
    render(<FieldError fieldId="ort">Ange en ort.</FieldError>);
    expect(screen.getByRole("alert").id).toBe("ort-error");
  });

  it.each([undefined, null, false, ""])("is not rendered for %j", (nothing) => {
    const { container } = render(<FieldError fieldId="ort">{nothing}</FieldError>);
    expect(container.innerHTML).toBe("");
  });
});

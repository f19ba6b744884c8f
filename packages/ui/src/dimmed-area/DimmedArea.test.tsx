import { cleanup, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { DimmedArea } from "./DimmedArea.tsx";

describe("DimmedArea", () => {
  afterEach(cleanup);

  it("has its status before it has something to say, so that it is read out", () => {
    const { container, rerender } = render(<DimmedArea busy={false} label="Loading" />);
    const status = screen.getByRole("status");
    expect(status.textContent).toBe("");
    expect(container.firstElementChild?.getAttribute("aria-busy")).toBe("false");
    rerender(<DimmedArea busy label="Loading" />);
    expect(screen.getByRole("status")).toBe(status);
    expect(status.textContent).toBe("Loading");
    expect(container.firstElementChild?.getAttribute("aria-busy")).toBe("true");
  });

  it("keeps the content, with what was written in it", () => {
    const area = (busy: boolean): ReactElement => (
      <DimmedArea busy={busy} label="Loading">
        <input aria-label="Name" />
      </DimmedArea>
    );
    const { rerender } = render(area(false));
    const before = screen.getByRole("textbox");
    rerender(area(true));
    expect(screen.getByRole("textbox")).toBe(before);
  });
});

import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { describe, expect, it } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { BlockedContent } from "./BlockedContent.tsx";

describeConformance<HTMLDivElement>("BlockedContent", {
  root: "torg-blocked-content",
  part: (props) => (
    <BlockedContent
      {...props}
      title="Innehållet kan inte visas"
      text="Från filmer.example"
      action={<a href="/">Tillåt</a>}
    />
  ),
});

function Page(): ReactElement {
  const [allowed, setAllowed] = useState(false);
  const allow = (): void => setAllowed(true);
  return (
    <>
      <button type="button" onClick={allow}>
        Elsewhere
      </button>
      <BlockedContent title="Blocked" ratio="4 / 3" action={<button onClick={allow}>Allow</button>}>
        {allowed && <p>Film</p>}
      </BlockedContent>
    </>
  );
}

describe("BlockedContent", () => {
  it("is named by its title and renders none of the content", () => {
    const { container } = render(<Page />);
    expect(screen.getByRole("group", { name: "Blocked" })).toBeTruthy();
    expect(screen.queryByText("Film")).toBeNull();
    expect(container.querySelector<HTMLElement>(".torg-blocked-content")?.style.aspectRatio).toBe("4 / 3");
  });

  it("moves the focus to the content when it was allowed here", async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole("button", { name: "Allow" }));
    expect(document.activeElement).toBe(screen.getByText("Film").parentElement);
  });

  it("focuses the content that the page was loaded for, unless the focus has moved on", () => {
    const film = <p>Film</p>;
    const { rerender } = render(<BlockedContent title="Blocked" takesFocus />);
    rerender(
      <BlockedContent title="Blocked" takesFocus>
        {film}
      </BlockedContent>,
    );
    expect(document.activeElement).toBe(screen.getByText("Film").parentElement);
    cleanup();
    const field = render(<input />).getByRole("textbox");
    field.focus();
    render(
      <BlockedContent title="Blocked" takesFocus>
        {film}
      </BlockedContent>,
    );
    expect(document.activeElement).toBe(field);
  });

  it("leaves the focus where it is when the content was allowed elsewhere", async () => {
    render(<Page />);
    const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
    await userEvent.click(elsewhere);
    expect(screen.getByText("Film")).toBeTruthy();
    expect(document.activeElement).toBe(elsewhere);
  });
});

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LongText } from "./LongText.tsx";

const words = { moreLabel: "More", lessLabel: "Less" };
const long = "word ".repeat(300).trim();

describe("LongText", () => {
  it("has no button when all of the text fits on every screen", () => {
    render(<LongText {...words} text={"a".repeat(200)} />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("has a button for small screens only when it exceeds only their limit", () => {
    render(<LongText {...words} text={"word ".repeat(60)} />);
    expect(screen.getByRole("button").dataset["part"]).toBe("long");
  });

  it("changes the text of its button and keeps the focus there", async () => {
    const { container } = render(<LongText {...words} text={long} />);
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Less" }));
    expect(container.firstElementChild?.hasAttribute("data-open")).toBe(true);
    expect(screen.getByRole("button").hasAttribute("aria-expanded")).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Less" }));
    expect(container.firstElementChild?.hasAttribute("data-open")).toBe(false);
  });

  it("includes all of the text in the page", () => {
    const page = document.createElement("div");
    page.innerHTML = renderToString(<LongText {...words} text={long} />);
    for (const dots of page.querySelectorAll(".torg-long-text__dots")) dots.remove();
    expect(page.querySelector("p")?.textContent).toBe(long);
  });

  it("is a list when every line starts with a dash", () => {
    render(<LongText {...words} text={"- a\n\u2013 b\n\n- a"} />);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["a", "b", "a"]);
  });
});

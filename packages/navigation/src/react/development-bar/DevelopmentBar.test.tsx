import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DevelopmentBar } from "./DevelopmentBar.tsx";

it("changes the theme and links to the given pages", () => {
  render(<DevelopmentBar theme="team-workwear" pages={[{ title: "Kassa", path: "/kassa/leverans" }]} />);
  const theme = screen.getByRole("link", { name: "Team Workwear", hidden: true });
  expect(theme.getAttribute("href")).toBe("/admin/themes/set_active_theme/?id=team-workwear");
  expect(theme.getAttribute("aria-current")).toBe("true");
  expect(screen.getByRole("link", { name: "Kassa", hidden: true }).getAttribute("href")).toBe("/kassa/leverans");
});

it("shows how much is missing on the page before it is opened, and then what", () => {
  render(<DevelopmentBar theme="standard" pages={[]} warnings={["Tillverkare saknas."]} />);
  expect(screen.getByText("Utveckling (1)")).toBeDefined();
  expect(screen.getByText("Tillverkare saknas.")).toBeDefined();
});

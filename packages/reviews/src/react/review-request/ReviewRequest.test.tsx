import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ReviewsProvider } from "../ReviewsProvider.tsx";
import { ReviewRefusal } from "./ReviewRefusal.tsx";

it("has a button that sends the refusal before it takes effect", () => {
  render(<ReviewRefusal action="/no-thanks" isRefused={false} />);
  expect(screen.getByRole("button", { name: "Nej tack, fråga inte mer" }).closest("form")).toHaveProperty(
    "action",
    "http://localhost:3000/no-thanks",
  );
  expect(screen.queryByRole("link")).toBeNull();
});

it("links home after a refusal, wherever the shop's home is", () => {
  render(
    <ReviewsProvider addresses={{ home: "/shop" }}>
      <ReviewRefusal action="/no-thanks" isRefused />
    </ReviewsProvider>,
  );
  expect(screen.getByRole("link", { name: "Till startsidan" }).getAttribute("href")).toBe("/shop");
  expect(screen.queryByRole("button")).toBeNull();
});

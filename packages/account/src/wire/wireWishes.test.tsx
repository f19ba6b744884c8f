import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WishHeart } from "../react/wishes/WishHeart.tsx";
import { WishHeartForm } from "../react/wishes/WishHeartForm.tsx";
import { WishForm } from "../react/wishes/WishForm.tsx";
import { awaitWishes } from "./awaitWishes.ts";
import { type SaveWish, wireWishes } from "./wireWishes.ts";
import { wishedIn } from "./wishedIn.ts";

const hearts = (ids: readonly number[]) => (
  <>
    {ids.map((id) => (
      <WishHeart key={id} productId={id} name={`Vara ${id}`} />
    ))}
    <WishHeartForm path="/vitvaror" />
  </>
);
const heart = (id: number) => screen.getByRole("button", { name: `Spara i önskelistan, Vara ${id}` });
const filled = () =>
  screen
    .getAllByRole("button")
    .filter((one) => one.getAttribute("aria-pressed") === "true")
    .map((one) => Number(one.getAttribute("value")));

/** Saves presses when, and with the result that, the test says. */
function slowKeeper() {
  let settle: (isKept: boolean) => void = () => {};
  const keep = vi.fn<SaveWish>(() => new Promise((resolve) => (settle = resolve)));
  return { keep, answer: (isKept: boolean) => settle(isKept) };
}

afterEach(() => vi.restoreAllMocks());

describe("a heart without script", () => {
  it("belongs to the only form of the page, which returns to that page", () => {
    render(hearts([1, 2]));
    const [first, second] = [heart(1), heart(2)];
    expect(first).toHaveProperty("form", document.querySelector("form"));
    expect([second.getAttribute("name"), second.getAttribute("value")]).toEqual(["product_id", "2"]);
    const form = document.querySelector("form");
    expect(form?.getAttribute("action")).toBe("/onskelista");
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ return_to: "/vitvaror" });
    expect(filled()).toEqual([]);
  });
});

/** Wires the hearts as a page does; returns the function to call with responses of the cart call. */
const wire = (keep: SaveWish) => awaitWishes((form) => Promise.resolve(wireWishes(form, keep)));
const kept: SaveWish = () => Promise.resolve(true);
const lookAnew = () => fireEvent(document, new Event("visibilitychange"));

describe("awaitWishes", () => {
  it("loads nothing before a heart is pressed or the list has a product", async () => {
    render(hearts([1]));
    const load = vi.fn((form: HTMLFormElement) => Promise.resolve(wireWishes(form, kept)));
    const hear = awaitWishes(load);
    hear({ totalAmount: 2 });
    expect(load).not.toHaveBeenCalled();
    fireEvent.click(heart(1));
    await waitFor(() => expect(filled()).toEqual([1]));
    fireEvent.click(heart(1));
    await waitFor(() => expect(filled()).toEqual([]));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("submits the form with the pressed button when the script does not load", async () => {
    render(hearts([1, 2]));
    const sent: (string | null | undefined)[] = [];
    awaitWishes(() => Promise.reject(new Error("offline")));
    document.addEventListener("submit", (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      sent.push(event.submitter?.getAttribute("value"));
    });
    fireEvent.click(heart(2));
    await waitFor(() => expect(sent).toEqual(["2"]));
  });

  it("does nothing on a page without hearts", () => {
    const load = vi.fn((form: HTMLFormElement) => Promise.resolve(wireWishes(form, kept)));
    awaitWishes(load)({ wished_product_ids: [1] });
    expect(load).not.toHaveBeenCalled();
  });
});

describe("wireWishes", () => {
  it("fills the hearts of saved products, including those rendered later", async () => {
    const { rerender } = render(hearts([1, 2]));
    wire(kept)({ wished_product_ids: [2, 3] });
    await waitFor(() => expect(filled()).toEqual([2]));
    rerender(hearts([3, 4]));
    await waitFor(() => expect(filled()).toEqual([3]));
  });

  it("saves and removes a product in place, at once, and announces each press", async () => {
    render(hearts([1, 2]));
    const { keep, answer } = slowKeeper();
    wire(keep);
    const form = document.querySelector("form");
    fireEvent.click(heart(1));
    await waitFor(() => expect(filled()).toEqual([1]));
    expect(keep).toHaveBeenLastCalledWith({ form, productId: 1, isWished: true });
    answer(true);
    fireEvent.click(heart(1));
    await waitFor(() => expect(filled()).toEqual([]));
    expect(keep).toHaveBeenLastCalledWith({ form, productId: 1, isWished: false });
  });

  it("trusts the press over a response that may be older", async () => {
    render(hearts([1, 2]));
    const hear = wire(() => new Promise(() => {}));
    fireEvent.click(heart(1));
    hear({ wished_product_ids: [2] });
    await waitFor(() => expect(filled()).toEqual([1, 2]));
    lookAnew();
    hear({});
    await waitFor(() => expect(filled()).toEqual([1]));
  });

  it("shows what was done in another window when the page is visible again", async () => {
    render(hearts([1, 2]));
    const hear = wire(kept);
    fireEvent.click(heart(1));
    await waitFor(() => expect(filled()).toEqual([1]));
    await Promise.resolve();
    lookAnew();
    expect(filled()).toEqual([1]);
    hear({ wished_product_ids: [2] });
    await waitFor(() => expect(filled()).toEqual([2]));
  });

  it("reverts a heart when saving failed", async () => {
    render(hearts([1]));
    const { keep, answer } = slowKeeper();
    wire(keep);
    fireEvent.click(heart(1));
    await waitFor(() => expect(filled()).toEqual([1]));
    answer(false);
    await waitFor(() => expect(filled()).toEqual([]));
  });

  it("fills the heart that has a text on a product page", async () => {
    render(<WishForm productId={1} name="Vara 1" path="/produkter/id/1" />);
    wire(kept)({ wished_product_ids: [1] });
    await waitFor(() => expect(filled()).toEqual([1]));
  });

  it("leaves the page of the list to its own forms", () => {
    render(<WishForm productId={1} name="Vara 1" isWished />);
    const load = vi.fn((form: HTMLFormElement) => Promise.resolve(wireWishes(form, kept)));
    awaitWishes(load)({ wished_product_ids: [1] });
    expect(load).not.toHaveBeenCalled();
  });
});

describe("wishedIn", () => {
  it("reads the list of a response, and gives none for anything else", () => {
    expect(wishedIn({ wished_product_ids: [3, "4"] })).toEqual([3, 4]);
    for (const answer of [null, undefined, 7, "x", {}, { wished_product_ids: "3" }])
      expect(wishedIn(answer)).toEqual([]);
  });
});

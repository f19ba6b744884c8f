import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { cartCall } from "@torg/cart/contract";
import { aCart, aCartLine, cartReplies } from "@torg/cart/fixtures";
import { createClient } from "@torg/http";
import { createMock, replyFailure } from "@torg/http/mock";
import { describe, expect, it } from "vitest";
import { showCheckoutCall } from "../contract/index.ts";
import { aCheckout, checkoutReplies } from "../fixtures/index.ts";
import { CheckoutPage } from "./checkout-page/CheckoutPage.tsx";
import { CheckoutRoot, type CheckoutRootProps } from "./CheckoutRoot.tsx";

const filled = aCart({ lines: [aCartLine()], includesVat: false });
const shopWith = (cart = filled) => createMock([...checkoutReplies(), ...cartReplies(cart)]);

type Mock = Pick<ReturnType<typeof createMock>, "fetch">;

/** A page that has neither a cart nor a checkout of its own, unless `initial` gives them. */
function openPage(mock: Mock, initial?: Pick<CheckoutRootProps, "options" | "cartOptions">) {
  const client = createClient({ fetch: mock.fetch, csrfToken: () => null });
  return render(
    <CheckoutRoot options={{ client, ...initial?.options }} cartOptions={{ client, ...initial?.cartOptions }}>
      {() => <CheckoutPage products={<p>Varor</p>} empty={<p>Tomt</p>} renderSummary={() => <p>Summa</p>} />}
    </CheckoutRoot>,
  );
}

const isOpen = () =>
  waitFor(() => expect(screen.getByRole("form", { name: "Kassa" }).getAttribute("aria-disabled")).toBe("false"));

describe("CheckoutRoot", () => {
  it("reads the cart and the checkout that the page did not come with, and says meanwhile that it is busy", async () => {
    openPage(shopWith());
    expect(screen.queryByText("Tomt")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("Kassan uppdateras");
    expect(screen.getByRole("status").closest("[aria-busy=true]")).toBeNull();
    await isOpen();
    expect(screen.getByText("Varor")).toBeTruthy();
  });

  it("shows an empty cart as empty, once it is known", async () => {
    openPage(shopWith(aCart({ lines: [] })));
    expect(screen.queryByText("Tomt")).toBeNull();
    await screen.findByText("Tomt");
    expect(screen.queryByRole("form", { name: "Kassa" })).toBeNull();
  });

  it("sends no request for what the page came with", () => {
    const shop = shopWith();
    const client = createClient({ fetch: shop.fetch, csrfToken: () => null });
    const asked: string[] = [];
    openPage(
      { fetch: (url, init) => (asked.push(url), shop.fetch(url, init)) },
      { options: { client, initial: aCheckout() }, cartOptions: { client, initial: filled } },
    );
    expect(screen.getByText("Varor")).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it.each([
    ["the cart", cartCall],
    ["the checkout", showCheckoutCall],
  ])("says that %s could not be read, and reads it again on request", async (_, call) => {
    const shop = shopWith();
    const failing = createMock([replyFailure(call, { status: 500 })]);
    let isUp = false;
    openPage({
      fetch: (url, init) => (!isUp && url === call.path ? failing : shop).fetch(url, init),
    });
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Något gick fel vid inläsningen av kassan\./);
    isUp = true;
    fireEvent.click(screen.getByRole("button", { name: "Försök igen" }));
    await isOpen();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });
});

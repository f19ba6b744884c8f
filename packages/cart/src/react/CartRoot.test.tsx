import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createClient } from "@torg/http";
import { createMock, replyFailure } from "@torg/http/mock";
import { StrictMode } from "react";
import { describe, expect, it } from "vitest";
import { cartCall } from "../contract/index.ts";
import { aCart, aCartLine, cartReplies } from "../fixtures/index.ts";
import { BuyButton } from "./buy-button/BuyButton.tsx";
import { CartIcon } from "./cart-icon/CartIcon.tsx";
import { CartPage } from "./cart-page/CartPage.tsx";
import { CartRoot } from "./CartRoot.tsx";

const three = aCart({ lines: [aCartLine({ quantity: 3 })], itemCount: 3 });
const product = { productId: 1001, maxPurchasableQuantity: 9 };

/** A page with only the cart icon and a buy button, which has not read the cart yet. */
function openPage(mock: Pick<ReturnType<typeof createMock>, "fetch">) {
  const client = createClient({ fetch: mock.fetch, csrfToken: () => null });
  return render(
    <StrictMode>
      <CartRoot options={{ client }}>
        <CartIcon />
        <BuyButton product={product} />
      </CartRoot>
    </StrictMode>,
  );
}

const iconSays = (name: RegExp) => screen.findByRole("link", { name });
const press = () => userEvent.click(screen.getByRole("button", { name: "Lägg i varukorgen" }));

describe("CartRoot", () => {
  it("loads the cart by itself, and a press adds one more, even after a reload", async () => {
    const mock = createMock(cartReplies(three));
    const { unmount } = openPage(mock);
    await iconSays(/^Varukorg, 3 produkter/);
    await press();
    await iconSays(/^Varukorg, 4 produkter/);
    unmount();
    openPage(mock);
    await iconSays(/^Varukorg, 4 produkter/);
  });

  it("adds one more even when the cart could not be read", async () => {
    const shop = createMock(cartReplies(three));
    const failing = createMock([replyFailure(cartCall, { status: 500 })]);
    const { unmount } = openPage({
      fetch: (url, init) => (init.method === "GET" ? failing : shop).fetch(url, init),
    });
    await press();
    await screen.findByRole("button", { name: "Tillagd" });
    unmount();
    openPage(shop);
    await iconSays(/^Varukorg, 4 produkter/);
  });

  it("does not say that something was added when the server's cart lacks it", async () => {
    const { fetch } = createMock(cartReplies(aCart({ lines: [] })));
    openPage({
      // A server that accepts the change and drops it.
      fetch: (url, init) => fetch(url, init.method === "GET" ? init : { ...init, body: "refresh_checkout=0" }),
    });
    await press();
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Produkten kunde inte läggas till. Försök igen om en stund.",
    );
    expect(screen.queryByRole("button", { name: "Tillagd" })).toBeNull();
  });

  it("does not call a cart empty before it is read or when reading fails, and reads it again on request", async () => {
    const shop = createMock(cartReplies(three));
    const failing = createMock([replyFailure(cartCall, { status: 500 })]);
    let isUp = false;
    const client = createClient({
      fetch: (url, init) => (isUp ? shop : failing).fetch(url, init),
      csrfToken: () => null,
    });
    render(
      <CartRoot options={{ client }}>
        <CartPage />
      </CartRoot>,
    );
    expect(screen.getByRole("status").textContent).toBe("Laddar");
    expect(screen.getByRole("status").closest("[aria-busy=true]")).toBeNull();
    expect(document.querySelector("[aria-busy=true]")?.textContent).toBe("");
    expect(screen.queryByText("Här var det tomt")).toBeNull();
    await screen.findByText(/^Något gick fel vid inläsningen av varukorgen/);
    expect(screen.queryByText("Här var det tomt")).toBeNull();
    isUp = true;
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
    const line = await screen.findByRole("listitem", { name: "Tvättmaskin NV 8014" });
    expect(screen.queryByText(/^Något gick fel/)).toBeNull();
    expect(document.activeElement).toBe(within(line).getByRole("link", { name: "Tvättmaskin NV 8014" }));
    expect(screen.getByText("Varukorgen är inläst").closest("output")).not.toBeNull();
  });
});

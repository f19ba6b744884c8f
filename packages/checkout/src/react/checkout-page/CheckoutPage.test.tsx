import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { aCart, aCartLine, aDiscount, cartReplies } from "@torg/cart/fixtures";
import { createClient } from "@torg/http";
import { createCartState } from "@torg/cart/state";
import { allMarked, markSelector } from "@torg/ui/wire";
import { createMock, replyNetworkFailure } from "@torg/http/mock";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { updateCustomerTypeCall } from "../../contract/checkoutCalls.ts";
import type { CheckoutData } from "../../domain/checkoutData.ts";
import {
  aCheckout,
  aCheckoutUser,
  aDeliveryCheckout,
  aDeliveryOption,
  aCustomerForm,
  checkoutReplies,
} from "../../fixtures/index.ts";
import type { CheckoutState } from "../../state/checkoutState.ts";
import { createCheckoutState } from "../../state/createCheckoutState.ts";
import { checkoutMarks } from "../../wire/checkoutMarks.ts";
import { aState } from "../../testing/aState.ts";
import { CheckoutProvider } from "../CheckoutProvider.tsx";
import { CheckoutRoot } from "../CheckoutRoot.tsx";
import { LoginBox } from "../login-box/LoginBox.tsx";
import { OrderMessage } from "../order-message/OrderMessage.tsx";
import { CheckoutPage, type CheckoutPageProps } from "./CheckoutPage.tsx";

const wholeParts = { login: <LoginBox />, message: <OrderMessage /> };

function page(
  data: CheckoutData = aCheckout(),
  parts: Partial<Pick<CheckoutPageProps, "login" | "message" | "countries">> = wholeParts,
) {
  const cart = aCart({ includesVat: data.includesVat, discount: data.discount });
  const mock = createMock([...checkoutReplies(data), ...cartReplies(cart)]);
  const client = createClient({ fetch: mock.fetch, csrfToken: () => null });
  return (
    <CheckoutRoot options={{ client, initial: data }} cartOptions={{ client, initial: cart }}>
      {() => <CheckoutPage products={<p />} empty={<p />} renderSummary={() => <p />} {...parts} />}
    </CheckoutRoot>
  );
}

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, "text/html").body;

afterEach(() => {
  document.body.innerHTML = "";
});

describe("a delivery that is unavailable", () => {
  it("says why, and shows no price", () => {
    const options = [
      aDeliveryOption({ id: 1, name: "Postombud", priceOre: 4900 }),
      aDeliveryOption({
        id: 2,
        name: "Hemleverans",
        priceOre: 39_900,
        disabled: true,
        bubbleTexts: ["Levereras inte till 621 57"],
      }),
    ];
    const data = aCheckout({ customerType: "private", includesVat: true, delivery: aDeliveryCheckout({ options }) });
    const text = (name: string) => {
      const radio = parse(renderToString(page(data))).querySelector(`input[value="${name}"][name="delivery_type_id"]`);
      return radio?.closest(".torg-radio-card")?.textContent;
    };
    expect(text("1")).toMatch(/49\s*kr/u);
    expect(text("2")).toContain("ej tillgängligt");
    expect(text("2")).toContain("Levereras inte till 621 57");
    expect(text("2")).not.toContain("kr");
  });
});

describe("a missing postal code", () => {
  const withoutCode = aCheckout({
    delivery: aDeliveryCheckout({ session: { postalCode: null, shippingOptionId: null } }),
  });
  const codes = (html: string) =>
    [...parse(html).querySelectorAll("[name=postal_code], [name=user_zipcode]")].map((field) =>
      field.getAttribute("name"),
    );

  it("is required once, at its block, and is in the form once it is known", () => {
    expect(codes(renderToString(page(withoutCode)))).toEqual(["postal_code"]);
    expect(codes(renderToString(page()))).toEqual(["postal_code", "user_zipcode"]);
  });

  it("is reported at its block, although a form without script sent it among the buyer's fields", () => {
    const errors = { postalCode: ["Ange ditt postnummer."], city: ["Ange en ort."] };
    const drawn = parse(
      renderToString(
        <CheckoutRoot
          options={{ client: createClient(createMock(checkoutReplies(withoutCode))), initial: withoutCode }}
          cartOptions={{ client: createClient(createMock(cartReplies(aCart()))), initial: aCart() }}
          flash={{ message: null, place: "order", errors, values: {} }}
        >
          {() => (
            <CheckoutPage products={<p />} empty={<p />} renderSummary={() => <p />} login={null} message={null} />
          )}
        </CheckoutRoot>,
      ),
    );
    const links = [...drawn.querySelectorAll(".torg-error-summary a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["#torg-checkout-postal_code", "#torg-checkout-user_city"]);
    expect(drawn.querySelector("#torg-checkout-postal_code")?.getAttribute("aria-invalid")).toBe("true");
  });
});

describe("the list of what is wrong with an order that was sent without script", () => {
  it("stays in its block when the first problem has been corrected", async () => {
    const options = [aDeliveryOption({ id: 1, name: "Postombud" }), aDeliveryOption({ id: 2, name: "Hemleverans" })];
    const data = aCheckout({ delivery: aDeliveryCheckout({ options }) });
    const client = createClient({ fetch: createMock(checkoutReplies(data)).fetch, csrfToken: () => null });
    const errors = { deliveryId: ["Välj ett fraktsätt."], city: ["Ange en ort."] };
    render(
      <CheckoutRoot
        options={{ client, initial: data }}
        cartOptions={{ client, initial: aCart() }}
        flash={{ message: null, place: "order", errors, values: {} }}
      >
        {() => <CheckoutPage products={<p />} empty={<p />} renderSummary={() => <p />} login={null} message={null} />}
      </CheckoutRoot>,
    );
    const list = (): HTMLElement => screen.getByText("Kontrollera uppgifterna").closest("section") ?? document.body;
    const before = list();
    expect(before.contains(screen.getByRole("radio", { name: /^Hemleverans/ }))).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: /^Hemleverans/ }));
    await waitFor(() => expect(screen.queryByRole("link", { name: "Välj ett fraktsätt." })).toBeNull());
    expect(list()).toBe(before);
    expect(screen.getByRole("link", { name: "Ange en ort." })).toBeDefined();
  });
});

describe("the link to the ordered products", () => {
  const wayOf = (data: CheckoutData) =>
    parse(renderToString(page(data)))
      .querySelector(".torg-checkout-page__to-summary")
      ?.getAttribute("href");

  it("leads to the review above the order button, or else to the summary", () => {
    expect(wayOf(aCheckout({ snippet: "manual_payment" }))).toBe("#torg-checkout-review");
    expect(wayOf(aCheckout({ snippet: "<div></div>", handler: "svea" }))).toBe("#torg-checkout-summary");
  });
});

describe("CheckoutPage without script", () => {
  it("has a form with a button for each block", () => {
    const forms = [...parse(renderToString(page())).querySelectorAll("form")];
    expect(forms.map((form) => [form.getAttribute("action"), form.querySelectorAll("[type=submit]").length])).toEqual([
      ["/konto/login_from_checkout", 1],
      ["/api/internal/orders/update_order_message", 1],
      ["/api/internal/orders/subscribe", 1],
      ["/checkoutv3/checkoutv3/update_customer_type", 1],
      ["/checkoutv3/deliverytypes/update_postal_code", 1],
      ["/checkoutv3/deliverytypes/update", 1],
      ["/checkoutv3/paymentTypes/update", 1],
      ["/checkout/manual_payment", 1],
    ]);
    expect(forms.every((form) => form.getAttribute("method") === "post")).toBe(true);
    expect(forms.every((form) => form.querySelector("[name=return_to][value^='/kassa/leverans']") !== null)).toBe(true);
  });

  it("says where the shop delivers before anything is filled in", () => {
    const told = (...given: Parameters<typeof page>) => parse(renderToString(page(...given))).textContent;
    expect(told()).toContain("Vi levererar i Sverige.");
    const countries = [
      { code: "SE", name: "Sverige" },
      { code: "NO", name: "Norge" },
    ];
    expect(told(aCheckout(), { countries })).toContain("Vi levererar till Sverige och Norge.");
    expect(told(aCheckout({ forcesPickupInStore: true }))).toContain("Du hämtar varorna i butik.");
  });

  it("shows the discount of codes directly above the order button", () => {
    const review = (...given: Parameters<typeof page>) =>
      parse(renderToString(page(...given))).querySelector(".torg-order-review__lines")?.textContent ?? "";
    expect(review()).not.toContain("Rabatt");
    expect(review(aCheckout({ discount: aDiscount() })).replaceAll(/\s/g, " ")).toMatch(/Rabatt −[\d ,]+ kr/);
  });

  it("labels a sum that excludes delivery as such", () => {
    const sum = (data: CheckoutData) =>
      parse(renderToString(page(data))).querySelector(".torg-order-review__total")?.textContent ?? "";
    expect(sum(aCheckout())).toContain("Att betala");
    const open = sum(aCheckout({ delivery: aDeliveryCheckout({ selected: null }) }));
    expect([open.includes("Summa utan frakt"), open.includes("Att betala")]).toEqual([true, false]);
  });

  it("marks the fields that a page may store, and never the personal number or a password", () => {
    const body = parse(renderToString(page()));
    const kept = allMarked(body, checkoutMarks.kept).map((field) => field.getAttribute("name"));
    expect(kept).toEqual(expect.arrayContaining(["user_firstname", "user_email", "order_message"]));
    expect(kept).not.toContain("user_pnr");
    expect(body.querySelector("[type=password]")?.matches(markSelector(checkoutMarks.kept))).toBe(false);
  });

  it("offers to remove a saved message before any script, by a form of its own that sends the empty one", () => {
    const box = (orderMessage: string) =>
      parse(renderToString(page(aCheckout({ orderMessage })))).querySelector(".torg-order-message");
    const buttons = (message: string) => [...(box(message)?.querySelectorAll("button") ?? [])];
    expect(buttons("").map(({ textContent }) => textContent)).toEqual(["Spara"]);
    expect(buttons("Ring på").map(({ textContent }) => textContent)).toEqual(["Ta bort meddelande", "Spara"]);
    const [remove] = buttons("Ring på");
    const form = remove?.form;
    expect(form?.getAttribute("action")).toBe("/api/internal/orders/update_order_message");
    expect(form && new FormData(form).get("order_message")).toBe("");
  });

  it("says that a provider's payment is loading until its script is there", () => {
    const area = (snippet: string) =>
      parse(renderToString(page(aCheckout({ handler: "klarna", snippet, isPaymentTypeChosen: true }))));
    const said = (snippet: string) => area(snippet).querySelector(".torg-payment-area__loading")?.textContent?.trim();
    expect(said("<p>Betala</p>")).toBe("Laddar betalningen");
    expect(said("manual_payment")).toBeUndefined();
  });

  it("says why the server offers no payment, and does not say twice that there is none", () => {
    const paymentProblem = "Vi kan inte hålla varorna åt dig längre.";
    const body = parse(renderToString(page(aCheckout({ snippet: null, paymentProblem }))));
    const told = [...body.querySelectorAll(".torg-payment-area [role=alert]")].map(({ textContent }) => textContent);
    expect(told).toEqual([paymentProblem]);
  });

  it("is one region named after the checkout, enabled, without nested forms", () => {
    const body = parse(renderToString(page()));
    const region = body.querySelector("[role=form]");
    expect(region?.getAttribute("aria-label")).toBe("Kassa");
    expect(region?.querySelector("fieldset")?.hasAttribute("disabled")).toBe(false);
    expect(body.querySelector("form form")).toBeNull();
  });

  it("has every field of the customer form with its wire name", () => {
    const form = parse(renderToString(page())).querySelector("form[action='/checkout/manual_payment']");
    const names = [...(form?.querySelectorAll("input") ?? [])].map((input) => `${input.name} ${input.type}`);
    expect(names).toEqual([
      "customer_type hidden",
      "return_to hidden",
      "user_company text",
      "user_pnr text",
      "user_firstname text",
      "user_lastname text",
      "user_email email",
      "user_mobile tel",
      "user_address text",
      "user_co text",
      "user_zipcode text",
      "user_city text",
      "order_total hidden",
      "order_shown hidden",
      "order_accept_terms checkbox",
    ]);
  });

  it("has no company fields for a private person", () => {
    const data = aCheckout({ customerType: "private", snippet: "free_order" });
    const form = parse(renderToString(page(data))).querySelector("form[action='/checkout/freeorder']");
    expect(form?.querySelector("[name=user_company]")).toBeNull();
    expect(form?.querySelector("[name=user_pnr]")?.hasAttribute("required")).toBe(false);
  });

  it("hydrates without a difference", async () => {
    document.body.innerHTML = `<div id="root">${renderToString(page())}</div>`;
    const onRecoverableError = vi.fn();
    const container = document.querySelector<HTMLElement>("#root") ?? document.body;
    await act(async () => render(page(), { container, hydrate: true, onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it.each([
    ["a guest", aCheckout()],
    ["who is logged in", aCheckout({ user: aCheckoutUser() })],
  ])("hydrates without a difference for %s when its parts come late", async (_, data) => {
    const drawn = page(data, {
      login: (
        <Suspense>
          <LoginBox />
        </Suspense>
      ),
      message: (
        <Suspense>
          <OrderMessage />
        </Suspense>
      ),
    });
    document.body.innerHTML = `<div id="root">${renderToString(drawn)}</div>`;
    const onRecoverableError = vi.fn();
    const container = document.querySelector<HTMLElement>("#root") ?? document.body;
    await act(async () => render(page(data, {}), { container, hydrate: true, onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    const parts = [...document.querySelectorAll(".torg-login-box, .torg-order-message")];
    expect(parts).toHaveLength(data.user === null ? 2 : 1);
    await act(async () => fireEvent.click(screen.getByRole("radio", { name: "Privatperson" })));
    await waitFor(() => expect(screen.getByRole("form", { name: "Kassa" }).getAttribute("aria-busy")).toBe("false"));
    expect(parts.every(({ isConnected }) => isConnected)).toBe(true);
  });
});

describe("CheckoutPage", () => {
  it("opens the terms in a new tab, so that nothing typed is lost", () => {
    render(page());
    const link = screen.getByRole("link", { name: /köpvillkoren/ });
    expect(link.getAttribute("href")).toBe("/sidor/kopvillkor");
    expect(link.getAttribute("target")).toBe("_blank");
  });

  it("marks the payment methods that the customer type cannot use", () => {
    render(page());
    expect(screen.getByRole("radio", { name: /^Klarna/ })).toHaveProperty("disabled", true);
    expect(screen.getByRole("radio", { name: /^Faktura för företag/ })).toHaveProperty("checked", true);
  });

  it("accepts typing and presses while the customer type is being saved", async () => {
    vi.useFakeTimers();
    const data = aCheckout({ customerType: "private", selectedPaymentTypeId: "3" });
    const cart = aCart({ includesVat: data.includesVat });
    const mock = createMock([...checkoutReplies(data, 200), ...cartReplies(cart)]);
    const fetch = vi.fn(mock.fetch);
    const client = createClient({ fetch, csrfToken: () => null });
    render(
      <CheckoutRoot options={{ client, initial: data }} cartOptions={{ client, initial: cart }}>
        {() => <CheckoutPage products={<p />} empty={<p />} renderSummary={() => <p />} />}
      </CheckoutRoot>,
    );
    const [postalCode] = screen.getAllByRole("textbox", { name: "Postnummer" });
    const saved = (): readonly unknown[] =>
      fetch.mock.calls.flatMap(([url, init]) => (url.endsWith("update_postal_code") ? [init?.body] : []));
    fireEvent.click(screen.getByRole("radio", { name: "Företag" }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByRole("form", { name: "Kassa" }).getAttribute("aria-disabled")).toBe("true");
    expect(postalCode?.matches(":disabled")).toBe(false);
    if (postalCode !== undefined) fireEvent.input(postalCode, { target: { value: "411 05" } });
    fireEvent.click(screen.getByRole("button", { name: "Fortsätt" }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole("form", { name: "Kassa" }).getAttribute("aria-disabled")).toBe("false");
    expect(screen.getByRole("radio", { name: "Företag" })).toHaveProperty("checked", true);
    expect(saved()).toEqual(['{"postal_code":"41105"}']);
    vi.useRealTimers();
  });

  it("disables its controls during a slow update, but not while somebody is typing", async () => {
    vi.useFakeTimers();
    const data = aCheckout();
    const mock = createMock([...checkoutReplies(data, 5000), ...cartReplies(aCart())]);
    const client = createClient({ fetch: mock.fetch, csrfToken: () => null });
    render(
      <CheckoutRoot options={{ client, initial: data }} cartOptions={{ client, initial: aCart() }}>
        {() => <CheckoutPage products={<p />} empty={<p />} renderSummary={() => <p />} />}
      </CheckoutRoot>,
    );
    const [postalCode] = screen.getAllByRole("textbox", { name: "Postnummer" });
    fireEvent.click(screen.getByRole("radio", { name: "Privatperson" }));
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(postalCode?.matches(":disabled")).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(postalCode?.matches(":disabled")).toBe(false);
    postalCode?.focus();
    fireEvent.click(screen.getByRole("radio", { name: "Företag" }));
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(postalCode?.matches(":disabled")).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(6000));
    vi.useRealTimers();
  });

  it("focuses a pressed field before the next key, however late its timers run", async () => {
    vi.useFakeTimers();
    const data = aCheckout();
    const mock = createMock([...checkoutReplies(data, 5000), ...cartReplies(aCart())]);
    const client = createClient({ fetch: mock.fetch, csrfToken: () => null });
    render(
      <CheckoutRoot options={{ client, initial: data }} cartOptions={{ client, initial: aCart() }}>
        {() => <CheckoutPage products={<p />} empty={<p />} renderSummary={() => <p />} />}
      </CheckoutRoot>,
    );
    const [postalCode] = screen.getAllByRole("textbox", { name: "Postnummer" });
    const label = postalCode?.closest("form")?.querySelector("label");
    if (postalCode === undefined || !label) throw new Error("There is no field with a name.");
    fireEvent.click(screen.getByRole("radio", { name: "Privatperson" }));
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(postalCode.matches(":disabled")).toBe(true);
    fireEvent.pointerDown(label, { pointerType: "mouse" });
    // A browser does this for a press that began on a disabled element.
    fireEvent.mouseDown(document.body);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    fireEvent.pointerUp(document.body, { pointerType: "mouse" });
    expect(postalCode.matches(":disabled")).toBe(false);
    expect(document.activeElement).toBe(postalCode);
    await act(() => vi.advanceTimersByTimeAsync(6000));
    vi.useRealTimers();
  });

  it("keeps the typed company details when the customer type could not be changed", async () => {
    const data = aCheckout();
    const failure = replyNetworkFailure(updateCustomerTypeCall);
    const mock = createMock([failure, ...checkoutReplies(data), ...cartReplies(aCart())]);
    const client = createClient({ fetch: mock.fetch, csrfToken: () => null });
    render(
      <CheckoutRoot options={{ client, initial: data }} cartOptions={{ client, initial: aCart() }}>
        {() => <CheckoutPage products={<p />} empty={<p />} renderSummary={() => <p />} />}
      </CheckoutRoot>,
    );
    const typed = (name: string) => screen.getByRole("textbox", { name });
    fireEvent.input(typed("Företagsnamn"), { target: { value: "Nordvik AB" } });
    fireEvent.input(typed("Förnamn"), { target: { value: "Anna" } });
    fireEvent.click(screen.getByRole("radio", { name: "Privatperson" }));
    expect(screen.getByRole("radio", { name: "Privatperson" })).toHaveProperty("checked", true);
    await waitFor(() => expect(screen.getByRole("radio", { name: "Företag" })).toHaveProperty("checked", true));
    expect(typed("Företagsnamn")).toHaveProperty("value", "Nordvik AB");
    expect(typed("Förnamn")).toHaveProperty("value", "Anna");
  });

  it("restores the typed company details when the customer type changes to private and back", async () => {
    render(page());
    const field = (name: string) => screen.queryByRole("textbox", { name });
    fireEvent.input(screen.getByRole("textbox", { name: "Företagsnamn" }), { target: { value: "Nordvik AB" } });
    fireEvent.click(screen.getByRole("radio", { name: "Privatperson" }));
    await waitFor(() => expect(field("Företagsnamn")).toBeNull());
    await waitFor(() => expect(screen.getByRole("radio", { name: "Företag" })).toHaveProperty("disabled", false));
    fireEvent.click(screen.getByRole("radio", { name: "Företag" }));
    await waitFor(() => expect(field("Företagsnamn")).toHaveProperty("value", "Nordvik AB"));
    expect(field("Förnamn")).toHaveProperty("value", "");
  });

  it("never shows a personal number as a company's number, or the other way round", async () => {
    const user = aCheckoutUser({ identityNumber: "850709-9805" });
    render(page(aCheckout({ customerType: "private", snippet: "free_order", user })));
    const number = () => screen.getByRole("textbox", { name: /^(Personnummer|Organisationsnummer)/ });
    const write = (value: string) => fireEvent.input(number(), { target: { value } });
    const choose = async (name: string, asked: string): Promise<void> => {
      await waitFor(() => expect(screen.getByRole("radio", { name })).toHaveProperty("disabled", false));
      fireEvent.click(screen.getByRole("radio", { name }));
      await screen.findByRole("textbox", { name: new RegExp(`^${asked}`) });
    };
    expect(number()).toHaveProperty("value", "850709-9805");
    write("8507099805");
    await choose("Företag", "Organisationsnummer");
    expect(number()).toHaveProperty("value", "");
    write("556016-0680");
    await choose("Privatperson", "Personnummer");
    expect(number()).toHaveProperty("value", "8507099805");
    await choose("Företag", "Organisationsnummer");
    expect(number()).toHaveProperty("value", "556016-0680");
  });

  it("keeps what was typed when the page shows something else, and starts over with another checkout", async () => {
    const client = createClient({
      fetch: createMock([...checkoutReplies(aCheckout()), ...cartReplies(aCart())]).fetch,
      csrfToken: () => null,
    });
    const cart = createCartState({ client, initial: aCart() });
    const view = (state: CheckoutState, notice: string) => (
      <CheckoutProvider state={state} cart={cart} notice={notice}>
        <CheckoutPage products={<p />} empty={<p />} renderSummary={() => <p />} />
      </CheckoutProvider>
    );
    const choose = async (name: string): Promise<void> => {
      await waitFor(() => expect(screen.getByRole("radio", { name })).toHaveProperty("disabled", false));
      fireEvent.click(screen.getByRole("radio", { name }));
    };
    const field = () => screen.queryByRole("textbox", { name: "Företagsnamn" });
    const state = createCheckoutState({ client, initial: aCheckout() });
    const { rerender } = render(view(state, ""));
    fireEvent.input(screen.getByRole("textbox", { name: "Företagsnamn" }), { target: { value: "Nordvik AB" } });
    rerender(view(state, "Garanti"));
    await choose("Privatperson");
    await waitFor(() => expect(field()).toBeNull());
    await choose("Företag");
    await waitFor(() => expect(field()).toHaveProperty("value", "Nordvik AB"));
    await choose("Privatperson");
    await waitFor(() => expect(field()).toBeNull());
    rerender(view(createCheckoutState({ client, initial: aCheckout() }), "Garanti"));
    await waitFor(() => expect(field()).toHaveProperty("value", ""));
  });

  it("leads to a press's obstacle even after the obstacles of an earlier press were corrected", async () => {
    // The test document has no layout, so nothing scrolls.
    Element.prototype.scrollIntoView = vi.fn();
    const client = createClient({ fetch: createMock([]).fetch });
    const state = createCheckoutState({ client, initial: aCheckout() });
    const cart = createCartState({ client, initial: aCart() });
    render(
      <CheckoutProvider state={state} cart={cart}>
        <CheckoutPage products={<p />} empty={<p />} renderSummary={() => <p />} />
      </CheckoutProvider>,
    );
    const focused = () => document.activeElement?.getAttribute("name");
    act(() => state.refuseOrder({ problems: { city: "missing" } }));
    expect(focused()).toBe("user_city");
    await act(() => state.mendField("city", aCustomerForm()));
    expect(state.getState().orderErrors).toBeNull();
    act(() => state.refuseOrder({ problems: { email: "malformed" } }));
    expect(focused()).toBe("user_email");
  });

  it("says that the order was not sent because the newest change could not be saved", async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const { state, client, sent, last } = aState();
    render(
      <CheckoutProvider state={state} cart={createCartState({ client, initial: aCart() })}>
        <CheckoutPage products={<p />} empty={<p />} renderSummary={() => <p />} />
      </CheckoutProvider>,
    );
    void state.subscribeNewsletter(false);
    await act(() => last().refuse(500));
    act(() => void state.placeOrder(aCustomerForm()));
    await waitFor(() => expect(sent).toHaveLength(2));
    await act(() => last().refuse(500));
    expect(await screen.findByText(/^Ditt val av nyhetsbrev .* Beställningen har inte skickats/)).toBeTruthy();
  });

  it("offers the login to guests only", () => {
    const { unmount } = render(page());
    expect(screen.getByText("Logga in", { selector: "summary" })).toBeTruthy();
    unmount();
    render(page(aCheckout({ user: aCheckoutUser() })));
    expect(screen.queryByText("Logga in", { selector: "summary" })).toBeNull();
  });

  it("does not move the focus when the message is removed by a press that takes no focus", () => {
    render(page(aCheckout({ orderMessage: "Ring" })));
    const field = screen.getByRole("textbox", { name: "Ort" });
    field.focus();
    fireEvent.click(screen.getByRole("button", { name: "Ta bort meddelande" }));
    expect(document.activeElement).toBe(field);
  });

  it("shows no newsletter when none is offered", () => {
    render(page(aCheckout({ newsletter: { isWanted: false, text: "Nyheter", isActive: false } })));
    expect(screen.queryByText("Nyheter")).toBeNull();
  });

  it("uses other texts for an order that costs nothing", () => {
    const free = aCheckout({ snippet: "free_order", includesVat: true, delivery: null });
    const cart = aCart({ lines: [aCartLine({ unitPriceInclVatOre: 0 })] });
    const client = createClient({ fetch: createMock([]).fetch });
    render(
      <CheckoutRoot options={{ client, initial: free }} cartOptions={{ client, initial: cart }}>
        {() => <CheckoutPage products={<p />} empty={<p />} renderSummary={() => <p />} />}
      </CheckoutRoot>,
    );
    expect(screen.getByRole("button", { name: "Lägg order" })).toBeTruthy();
  });
});

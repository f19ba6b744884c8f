import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anAccountOrder } from "../fixtures/index.ts";
import { accountTexts } from "../texts/index.ts";
import { AccountProvider } from "./AccountProvider.tsx";
import { ClubForm } from "./club/ClubForm.tsx";
import { LoginPage } from "./login/LoginPage.tsx";
import { OrdersPage } from "./orders/OrdersPage.tsx";
import { OwnDataPage } from "./own-data/OwnDataPage.tsx";

const who = { name: "Anna Andersson", email: "anna@example.se" };
const data = (form: HTMLFormElement | null) => Object.fromEntries(form === null ? [] : new FormData(form));
const formOf = (name: string): HTMLFormElement | null => screen.getByRole("button", { name }).closest("form");
const addressOf = (form: HTMLFormElement | null): string | null | undefined => form?.getAttribute("action");
const linkTo = (name: string): string | null => screen.getByRole("link", { name }).getAttribute("href");

describe("LoginPage", () => {
  it("sends address, password and the page that follows", () => {
    render(<LoginPage returnTo="/konto" />);
    expect(addressOf(formOf("Logga in"))).toBe("/konto/login_from_checkout");
    expect(data(formOf("Logga in"))).toEqual({ return_to: "/konto", email: "", password: "" });
  });

  it("brings the address back and says what is wrong with it, and never brings a password back", () => {
    const flash = {
      values: { email: "anna", password: "Sommar2024!" },
      errors: { email: ["Ange en e-postadress."], password: ["Ange ditt lösenord."] },
    };
    render(<LoginPage returnTo="/konto" flash={flash} />);
    expect(data(formOf("Logga in"))).toMatchObject({ email: "anna", password: "" });
    expect(screen.getByLabelText("E-post").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Ange ditt lösenord.")).toBeTruthy();
  });
});

describe("ClubForm", () => {
  it("has said no to letters until somebody says yes", () => {
    const { rerender } = render(<ClubForm />);
    expect(data(formOf("Ansök om medlemskap"))).toEqual({ first_name: "", last_name: "", email: "" });
    rerender(<ClubForm key="refused" flash={{ values: { wants_news: "1", first_name: "Åsa" }, errors: {} }} />);
    expect(data(formOf("Ansök om medlemskap"))).toMatchObject({ first_name: "Åsa", wants_news: "1" });
  });
});

describe("OrdersPage", () => {
  it("shows each order with what can be done about it, and a state without words as it is called", () => {
    const orders = [anAccountOrder(), anAccountOrder({ orderName: "100246", state: "Hos tullen", cases: [] })];
    render(
      <OrdersPage {...who} orders={orders} renderActions={({ orderName }) => <a href={`/${orderName}`}>Följ</a>} />,
    );
    const [paid, held] = screen
      .getAllByRole("listitem")
      .filter((item) => within(item).queryByRole("heading", { level: 2 }));
    expect(paid?.textContent).toMatch(/Order 100245.*Betald.*2 × Luddfilter.*Ärende 1000, Reklamation/);
    expect(held?.textContent).toMatch(/Order 100246.*Hos tullen/);
    expect(screen.getAllByRole("link", { name: "Följ" }).map((link) => link.getAttribute("href"))).toEqual([
      "/100245",
      "/100246",
    ]);
  });

  it("leads who has bought nothing into the shop", () => {
    render(<OrdersPage {...who} orders={[]} />);
    expect(linkTo("Börja handla")).toBe("/");
    expect(linkTo("Mina köp")).toBe("/konto");
    expect(screen.getByRole("link", { name: "Mina köp" }).getAttribute("aria-current")).toBe("page");
  });
});

describe("OwnDataPage", () => {
  it("asks for the password before what cannot be taken back, each at its own address", () => {
    const { rerender } = render(<OwnDataPage {...who} step="leave" wantsNews={false} />);
    expect(addressOf(formOf("Lämna kundklubben"))).toBe("/konto/uppgifter/lamna-klubben");
    rerender(<OwnDataPage {...who} step="erase" wantsNews={false} />);
    expect(addressOf(formOf("Radera mina uppgifter"))).toBe("/konto/uppgifter/radera");
    expect(screen.getByLabelText("Ditt lösenord").hasAttribute("required")).toBe(true);
  });

  it("offers to end the newsletter only where one is sent", () => {
    const { rerender } = render(<OwnDataPage {...who} step="overview" wantsNews />);
    expect(addressOf(formOf("Avsluta nyhetsbrevet"))).toBe("/konto/uppgifter/nyhetsbrev");
    rerender(<OwnDataPage {...who} step="overview" wantsNews={false} />);
    expect(screen.queryByRole("button", { name: "Avsluta nyhetsbrevet" })).toBeNull();
  });

  it("invites back who has left the club, and nobody who was erased", () => {
    const { rerender } = render(<OwnDataPage {...who} step="left" wantsNews={false} />);
    expect(linkTo("Bli medlem igen")).toBe("/kundklubb/registrera-dig");
    rerender(<OwnDataPage {...who} step="erased" wantsNews={false} />);
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });
});

describe("AccountProvider", () => {
  it("gives another shop's words and addresses, to its pages and its backend", () => {
    const texts = { ...accountTexts, login: { ...accountTexts.login, submit: "Öppna" } };
    const addresses = { becomeMember: "/join", backend: (path: string) => `/api/shop${path}` };
    render(
      <AccountProvider texts={texts} addresses={addresses}>
        <LoginPage returnTo="/me" />
      </AccountProvider>,
    );
    expect(addressOf(formOf("Öppna"))).toBe("/api/shop/konto/login_from_checkout");
    expect([linkTo("Bli medlem"), linkTo("Redan medlem?")]).toEqual(["/join", "/kundklubb/existerande-kund"]);
  });
});

import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aBankIdLogin, anAccountOrder, anAccountShipment } from "../fixtures/index.ts";
import { accountTexts } from "../texts/index.ts";
import { AccountProvider } from "./AccountProvider.tsx";
import { AccountLinkPage } from "./account-link/AccountLinkPage.tsx";
import { BankIdLoginPage } from "./bank-id/BankIdLoginPage.tsx";
import { ClubForm } from "./club/ClubForm.tsx";
import { LoginHelpPage } from "./login-help/LoginHelpPage.tsx";
import { LoginPage } from "./login/LoginPage.tsx";
import { BuyAgainForm } from "./orders/BuyAgainForm.tsx";
import { OrdersPage } from "./orders/OrdersPage.tsx";
import { OwnDataPage } from "./own-data/OwnDataPage.tsx";
import { RegisterPage } from "./register/RegisterPage.tsx";
import { WatchForm } from "./watch/WatchForm.tsx";
import { WatchPage } from "./watch/WatchPage.tsx";
import { EmptyWishList } from "./wishes/EmptyWishList.tsx";
import { WishForm } from "./wishes/WishForm.tsx";

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

  it("separates an account, which anybody can open at once, from the club, which takes an application", () => {
    render(<LoginPage returnTo="/konto" />);
    const linksIn = (name: string) =>
      within(screen.getByRole("region", { name }))
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]);
    expect(linksIn("Ny kund?")).toEqual([["Skapa konto", "/konto/skapa"]]);
    expect(linksIn("Kundklubben")).toEqual([
      ["Bli medlem", "/kundklubb/registrera-dig"],
      ["Redan medlem?", "/kundklubb/existerande-kund"],
    ]);
  });

  it("returns the address with its error message, and never returns a password", () => {
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

describe("logging in by BankID", () => {
  const over = { state: "over", message: "Avbrutet.", link: "", code: null } as const;

  it("starts on the login page, and only where the shop offers it", () => {
    const { rerender } = render(<LoginPage returnTo="/konto" />);
    expect(screen.queryByRole("button", { name: "Logga in med BankID" })).toBeNull();
    rerender(<LoginPage returnTo="/konto" hasBankId />);
    expect(addressOf(formOf("Logga in med BankID"))).toBe("/konto/bankid/start");
    expect(data(formOf("Logga in med BankID"))).toEqual({ purpose: "login", return_to: "/konto" });
  });

  it("shows a code for another device, a link for this one and a way to cancel", () => {
    render(<BankIdLoginPage login={aBankIdLogin()} />);
    expect(screen.getByRole("status").textContent).toBe("Starta BankID-appen.");
    expect(screen.getByRole("img", { name: "QR-kod för BankID" })).toBeTruthy();
    expect(linkTo("Öppna BankID på denna enhet")).toMatch(/^https:\/\/app\.bankid\.com\//);
    expect(addressOf(formOf("Avbryt"))).toBe("/konto/bankid/cancel");
    expect(data(formOf("Avbryt"))).toEqual({ login: aBankIdLogin().id });
  });

  it("links from the app on this device back to the code", () => {
    render(<BankIdLoginPage login={aBankIdLogin({ device: "same", code: null })} />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(linkTo("Använd BankID på en annan enhet")).toBe("/login/bankid");
  });

  it("hides the code and the link once the app is open", () => {
    render(<BankIdLoginPage login={aBankIdLogin({ link: "", code: null })} />);
    expect([screen.queryByRole("img"), screen.queryByRole("link")]).toEqual([null, null]);
  });

  it("offers another try or another way to log in when it is over, at the address where it began", () => {
    const { rerender } = render(<BankIdLoginPage login={aBankIdLogin(over)} />);
    expect(data(formOf("Försök igen"))).toEqual({ purpose: "login", return_to: "/konto" });
    expect(linkTo("Logga in på ett annat sätt")).toBe("/login");
    rerender(<BankIdLoginPage login={aBankIdLogin({ ...over, purpose: "link" })} />);
    expect(linkTo("Till Mina uppgifter")).toBe("/konto/uppgifter");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("continues with a button once the customer has proved who they are", () => {
    render(<BankIdLoginPage login={aBankIdLogin({ state: "proved", link: "", code: null })} />);
    expect(addressOf(formOf("Fortsätt"))).toBe("/konto/bankid/collect");
    expect(data(formOf("Fortsätt"))).toEqual({ login: aBankIdLogin().id });
  });

  it("is linked with the password under own data and removed without it, only where the shop offers it", () => {
    const { rerender } = render(<OwnDataPage {...who} step="overview" wantsNews={false} />);
    expect(screen.queryByRole("heading", { name: "BankID" })).toBeNull();
    const flash = { values: {}, errors: { password: ["Fel lösenord."] } };
    rerender(<OwnDataPage {...who} step="overview" wantsNews={false} bankId="unlinked" bankIdFlash={flash} />);
    expect(addressOf(formOf("Koppla BankID"))).toBe("/konto/bankid/start");
    expect(data(formOf("Koppla BankID"))).toEqual({ purpose: "link", return_to: "/konto/uppgifter", password: "" });
    expect(formOf("Koppla BankID")?.textContent).toContain("Fel lösenord.");
    expect(formOf("Byt e-postadress")?.textContent).not.toContain("Fel lösenord.");
    rerender(<OwnDataPage {...who} step="overview" wantsNews={false} bankId="linked" />);
    expect(addressOf(formOf("Koppla bort BankID"))).toBe("/konto/bankid/koppla-bort");
    expect(data(formOf("Koppla bort BankID"))).toEqual({});
  });
});

describe("RegisterPage", () => {
  it("has fields for name and address and none for a password, which is chosen through the emailed link", () => {
    render(<RegisterPage flash={{ values: { first_name: "Nils", email: "nils@" }, errors: { email: ["Fel."] } }} />);
    expect(addressOf(formOf("Skapa konto"))).toBe("/konto/skapa");
    expect(data(formOf("Skapa konto"))).toEqual({ first_name: "Nils", last_name: "", email: "nils@" });
    expect(linkTo("Har du redan ett konto? Logga in")).toBe("/login");
  });

  it("says where the letter went once it was sent, and sends it again without typing anything twice", () => {
    const values = { first_name: "Nils", last_name: "Holm", email: "nils@example.se" };
    render(<RegisterPage isSent flash={{ values, errors: {} }} />);
    expect(screen.getByText(/Vi har skickat ett mejl till nils@example\.se\./)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(addressOf(formOf("Skicka igen"))).toBe("/konto/skapa");
    expect(data(formOf("Skicka igen"))).toEqual(values);
    expect(linkTo("Använd en annan adress")).toBe("/konto/skapa");
  });

  it("leads back to the form when the page that confirms the letter is opened again", () => {
    render(<RegisterPage isSent />);
    expect(screen.getByText(/Vi har skickat ett mejl till adressen\./)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(linkTo("Använd en annan adress")).toBe("/konto/skapa");
  });
});

describe("LoginHelpPage", () => {
  it("requests a new password, or a login without one, with a single form", () => {
    render(<LoginHelpPage />);
    const buttons = ["Välj ett nytt lösenord", "Logga in utan lösenord"].map((name) =>
      screen.getByRole("button", { name }),
    );
    const form = formOf("Logga in utan lösenord");
    expect(addressOf(form)).toBe("/konto/lank");
    expect(buttons.map((button) => [button.getAttribute("name"), button.getAttribute("value")])).toEqual([
      ["purpose", "password"],
      ["purpose", "login"],
    ]);
    expect(buttons.map((button) => button.closest("form"))).toEqual([form, form]);
  });
});

describe("AccountLinkPage", () => {
  const link = { token: "5f3a", email: "anna@example.se" };

  it.each([
    { kind: "login", button: "Logga in", path: "logga-in", more: {} },
    { kind: "password", button: "Spara och logga in", path: "losenord", more: { password: "" } },
    { kind: "register", button: "Skapa konto", path: "losenord", more: { password: "" } },
    { kind: "address", button: "Byt till den här adressen", path: "adress", more: {} },
  ] as const)("has a form that does what a link for $kind is for", ({ kind, button, path, more }) => {
    render(<AccountLinkPage {...link} kind={kind} />);
    expect(addressOf(formOf(button))).toBe(`/konto/lank/${path}`);
    expect(data(formOf(button))).toEqual({ link_token: "5f3a", ...more });
    expect(screen.getByText(/anna@example\.se/)).toBeTruthy();
  });

  it("never returns a password, and says what is wrong with it", () => {
    const flash = { values: { password: "kort" }, errors: { password: ["Minst 10 tecken."] } };
    render(<AccountLinkPage {...link} kind="password" flash={flash} />);
    expect(data(formOf("Spara och logga in"))).toMatchObject({ password: "" });
    expect(screen.getByText("Minst 10 tecken.")).toBeTruthy();
  });

  it("leads to a new link where the old one no longer works, and sends nothing", () => {
    render(<AccountLinkPage kind={null} token="" email="" />);
    expect(linkTo("Be om en ny länk")).toBe("/konto/hjalp-att-logga-in");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("ClubForm", () => {
  it("leaves the box for letters unticked until the customer says yes", () => {
    const { rerender } = render(<ClubForm />);
    expect(data(formOf("Ansök om medlemskap"))).toEqual({ first_name: "", last_name: "", email: "" });
    rerender(<ClubForm key="refused" flash={{ values: { wants_news: "1", first_name: "Åsa" }, errors: {} }} />);
    expect(data(formOf("Ansök om medlemskap"))).toMatchObject({ first_name: "Åsa", wants_news: "1" });
  });

  it("says to a member that there is nothing to apply for", () => {
    render(<ClubForm isMember />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText(/^Du är redan medlem/)).toBeDefined();
    expect(linkTo("Till Mina köp")).toBe("/konto");
  });
});

describe("a form whose fields the server answers one by one", () => {
  const errors = {
    email: ["E-postadressen saknas."],
    password: ["Lösenordet saknas."],
    first_name: ["Ange ditt förnamn."],
    last_name: ["Ange ditt efternamn."],
  };
  const flash = { values: {}, errors };
  const link = { token: "5f3a", email: "anna@example.se" };
  const forms = [
    { button: "Ansök om medlemskap", page: <ClubForm flash={flash} />, fields: ["Förnamn", "Efternamn", "E-post"] },
    { button: "Skapa konto", page: <RegisterPage flash={flash} />, fields: ["Förnamn", "Efternamn", "E-post"] },
    { button: "Logga in utan lösenord", page: <LoginHelpPage flash={flash} />, fields: ["E-post"] },
    {
      button: "Spara och logga in",
      page: <AccountLinkPage {...link} kind="password" flash={flash} />,
      fields: ["Nytt lösenord"],
    },
    { button: "Bevaka", page: <WatchForm productId={31} path="/" flash={flash} />, fields: ["E-post"] },
    {
      button: "Lämna kundklubben",
      page: <OwnDataPage {...who} step="leave" wantsNews={false} flash={flash} />,
      fields: ["Ditt lösenord"],
    },
    {
      button: "Byt e-postadress",
      page: <OwnDataPage {...who} step="overview" wantsNews={false} flash={flash} />,
      fields: ["Ny e-postadress", "Ditt lösenord"],
    },
    { button: "Logga in", page: <LoginPage returnTo="/" flash={flash} />, fields: ["E-post", "Lösenord"] },
  ];

  it.each(forms)(
    "reports missing fields in the shop's words and turns off the browser's own validation: $button",
    ({ button, page, fields }) => {
      render(page);
      expect(formOf(button)?.noValidate).toBe(true);
      const words = Object.values(errors).flat();
      for (const name of fields) {
        const field = screen.getByLabelText(name);
        expect([field.hasAttribute("required"), field.getAttribute("aria-invalid")]).toEqual([true, "true"]);
        const told = (field.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id));
        expect(told.some((element) => words.includes(element?.textContent ?? ""))).toBe(true);
      }
    },
  );
});

describe("OrdersPage", () => {
  it("shows each order with its possible actions, and an unknown state under its own name", () => {
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

  it("says where its parcels are, what was refunded and by which credit note", () => {
    const shipments = [
      anAccountShipment({ deliveredAt: "2026-11-24T10:20:00Z" }),
      anAccountShipment({ carrier: "", trackingNumber: "", trackingUrl: "javascript:alert(1)" }),
    ];
    const creditNotes = [{ number: 12, totalOre: 49_900, createdAt: "2026-11-25T08:00:00Z" }];
    const order = anAccountOrder({ state: "partly-shipped", shipments, creditNotes, refundedOre: 49_900 });
    const { container } = render(<OrdersPage {...who} orders={[order]} />);
    const text = container.textContent.replaceAll(/\s/g, " ");
    expect(text).toContain("Delvis skickad");
    expect(text).toContain("Skickad 22 november 2026 med PostNord, framme 24 november 2026, kolli UR123456789SE");
    expect(text).toContain("Återbetalat499 kr");
    expect(text).toContain("Kreditnota 12, 499 kr, 25 november 2026");
    expect(screen.getAllByRole("link", { name: /^Följ paketet/ }).map((link) => link.getAttribute("href"))).toEqual([
      "https://tracking.postnord.com/?id=UR123456789SE",
    ]);
  });

  it("leads to the receipt of each order that has one", () => {
    render(<OrdersPage {...who} orders={[anAccountOrder(), anAccountOrder({ orderName: "2", receiptUrl: "" })]} />);
    const links = screen.getAllByRole("link", { name: /^Visa kvitto/ });
    expect(links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual([
      ["Visa kvitto, order 100245", "/checkout/confirmation/100245"],
    ]);
  });

  it("puts the purchased items into the cart again, each order by its number", () => {
    render(<OrdersPage {...who} orders={[anAccountOrder()]} renderActions={(order) => <BuyAgainForm {...order} />} />);
    expect(addressOf(formOf("Köp igen, order 100245"))).toBe("/konto/kop-igen");
    expect(data(formOf("Köp igen, order 100245"))).toEqual({ order_name: "100245" });
  });

  it("leads customers without orders to the shop", () => {
    render(<OrdersPage {...who} orders={[]} />);
    expect(linkTo("Börja handla")).toBe("/");
    expect(linkTo("Mina köp")).toBe("/konto");
    expect(screen.getByRole("link", { name: "Mina köp" }).getAttribute("aria-current")).toBe("page");
  });
});

describe("OwnDataPage", () => {
  it("renders the form for name and address that it is given, and nothing where there is none", () => {
    const { rerender } = render(<OwnDataPage {...who} step="overview" wantsNews={false} details={<p>Formulär</p>} />);
    const card = screen.getByRole("region", { name: "Namn, telefon och adress" });
    expect(card.textContent).toContain("Formulär");
    rerender(<OwnDataPage {...who} step="overview" wantsNews={false} />);
    expect(screen.queryByRole("region", { name: "Namn, telefon och adress" })).toBeNull();
  });

  it("requires the password for what cannot be undone, each at its own address", () => {
    const { rerender } = render(<OwnDataPage {...who} step="leave" wantsNews={false} />);
    expect(addressOf(formOf("Lämna kundklubben"))).toBe("/konto/uppgifter/lamna-klubben");
    rerender(<OwnDataPage {...who} step="erase" wantsNews={false} />);
    expect(addressOf(formOf("Radera mina uppgifter"))).toBe("/konto/uppgifter/radera");
    expect(screen.getByLabelText("Ditt lösenord").hasAttribute("required")).toBe(true);
  });

  it("changes the address with the password, and returns only the address", () => {
    const flash = { values: { email: "anna@", password: "x" }, errors: { password: ["Fel lösenord."] } };
    render(<OwnDataPage {...who} step="overview" wantsNews={false} flash={flash} />);
    expect(addressOf(formOf("Byt e-postadress"))).toBe("/konto/uppgifter/adress");
    expect(data(formOf("Byt e-postadress"))).toEqual({ email: "anna@", password: "" });
  });

  it("leads to the letter with which a new password is chosen", () => {
    render(<OwnDataPage {...who} step="overview" wantsNews={false} />);
    expect(linkTo("Byt lösenord")).toBe("/konto/hjalp-att-logga-in");
  });

  it("offers to end the newsletter only where one is sent", () => {
    const { rerender } = render(<OwnDataPage {...who} step="overview" wantsNews />);
    expect(addressOf(formOf("Avsluta nyhetsbrevet"))).toBe("/konto/uppgifter/nyhetsbrev");
    rerender(<OwnDataPage {...who} step="overview" wantsNews={false} />);
    expect(screen.queryByRole("button", { name: "Avsluta nyhetsbrevet" })).toBeNull();
  });

  it("invites people who left the club to come back, but not people who were erased", () => {
    const { rerender } = render(<OwnDataPage {...who} step="left" wantsNews={false} />);
    expect(linkTo("Bli medlem igen")).toBe("/kundklubb/registrera-dig");
    rerender(<OwnDataPage {...who} step="erased" wantsNews={false} />);
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });
});

describe("AccountProvider", () => {
  it("uses another shop's texts and addresses for its pages and its backend", () => {
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

describe("watching goods that are sold out", () => {
  it("has a field for an address at the product, and returns there", () => {
    render(<WatchForm productId={31} path="/produkter/id/31" flash={{ values: { email: "anna@" }, errors: {} }} />);
    expect(addressOf(formOf("Bevaka"))).toBe("/bevaka");
    expect(data(formOf("Bevaka"))).toEqual({ product_id: "31", return_to: "/produkter/id/31", email: "anna@" });
  });

  const link = { token: "a3f1", productName: "Soffa", productUrl: "/produkter/id/31" };

  it("confirms with a button, because mail programs follow links, and can decline on the same page", () => {
    render(<WatchPage state="asked" {...link} />);
    expect(addressOf(formOf("Ja, bevaka varan"))).toBe("/bevaka/bekrafta");
    expect(data(formOf("Ja, bevaka varan"))).toEqual({ link_token: "a3f1" });
    expect(addressOf(formOf("Avsluta alla bevakningar"))).toBe("/bevaka/avsluta");
  });

  it.each(["waiting", "told"] as const)("leads to the product and offers to end all watches once it is %s", (state) => {
    render(<WatchPage state={state} {...link} />);
    expect(linkTo("Till varan")).toBe("/produkter/id/31");
    expect(data(formOf("Avsluta alla bevakningar"))).toEqual({ link_token: "a3f1" });
  });

  it("reports a link that no longer works, without a form", () => {
    const { container } = render(<WatchPage state={null} {...link} />);
    expect(container.querySelector("form")).toBeNull();
    expect(screen.getByRole("heading", { name: "Länken gäller inte längre" })).toBeTruthy();
  });
});

describe("setting products aside", () => {
  it("is a button that names the product, and returns to its page", () => {
    render(<WishForm productId={31} name="Soffa" path="/produkter/id/31" />);
    const button = screen.getByRole("button", { name: "Spara i önskelistan, Soffa" });
    expect([button.getAttribute("name"), button.getAttribute("value")]).toEqual(["product_id", "31"]);
    expect(addressOf(button.closest("form"))).toBe("/onskelista");
    expect(data(button.closest("form"))).toEqual({ return_to: "/produkter/id/31" });
  });

  it("removes a product on the page of the list", () => {
    render(<WishForm productId={31} name="Soffa" isWished />);
    const form = formOf("Ta bort ur önskelistan, Soffa");
    expect([addressOf(form), data(form)]).toEqual(["/onskelista/ta-bort", {}]);
  });

  it("leads to the shop while the list is empty", () => {
    render(<EmptyWishList />);
    expect(linkTo("Börja handla")).toBe("/");
  });
});

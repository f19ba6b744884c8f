import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aDeskCase } from "../fixtures/aDeskCase.ts";
import { aDeskCode } from "../fixtures/aDeskCode.ts";
import { aDeskLine, aDeskOrder, aDeskOrderRow } from "../fixtures/aDeskOrder.ts";
import { aDeskProduct, aDeskProductRow, aRecallText } from "../fixtures/aDeskProduct.ts";
import { aDeskReview } from "../fixtures/aDeskReview.ts";
import { deskEvents } from "../fixtures/deskEvents.ts";
import { someDayFigures } from "../fixtures/someDayFigures.ts";
import { aFailedJob, aFailedWebhook, someStuckMoney } from "../fixtures/someFailures.ts";
import { aLogEntry, someLog } from "../fixtures/someLog.ts";
import type { DeskLogEvent } from "../contract/deskLogEvent.ts";
import { DeskPage } from "./DeskPage.tsx";
import { DeskProvider } from "./DeskProvider.tsx";
import { CasePage } from "./cases/CasePage.tsx";
import { CodesPage } from "./codes/CodesPage.tsx";
import { FailuresPage } from "./failures/FailuresPage.tsx";
import { FiguresPage } from "./figures/FiguresPage.tsx";
import { LogPage } from "./log/LogPage.tsx";
import { DeskLoginPage } from "./login/DeskLoginPage.tsx";
import { ReviewsPage } from "./reviews/ReviewsPage.tsx";
import { ProductListPage } from "./products/ProductListPage.tsx";
import { ProductPage } from "./products/ProductPage.tsx";
import { OrderListPage } from "./order-list/OrderListPage.tsx";
import { OrderPage } from "./order/OrderPage.tsx";
import { OrderTimeline } from "./timeline/OrderTimeline.tsx";

const plain = (text: string | null | undefined): string => (text ?? "").replaceAll(/\s+/gu, " ");
const data = (form: HTMLFormElement | null) => Object.fromEntries(form === null ? [] : new FormData(form));
const formOf = (name: string): HTMLFormElement | null => screen.getByRole("button", { name }).closest("form");
const addressOf = (form: HTMLFormElement | null): string | null | undefined => form?.getAttribute("action");
const addressesOf = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute("href"));
/** The heading of the one form that is open. */
const openForms = (): readonly string[] =>
  screen
    .getAllByRole("group")
    .filter((group) => group.hasAttribute("open"))
    .map((group) => group.querySelector("summary")?.textContent ?? "");

describe("DeskLoginPage", () => {
  it("sends address, password and code together, and returns only the address", () => {
    const flash = { values: { email: "anna@example.se", password: "hemligt", code: "123456" }, errors: {} };
    render(<DeskLoginPage returnTo="/butiken" flash={flash} />);
    const form = formOf("Logga in");
    expect(addressOf(form)).toBe("/butiken/logga-in");
    expect(data(form)).toEqual({ return_to: "/butiken", email: "anna@example.se", password: "", code: "" });
    expect(screen.getByLabelText("Engångskod").getAttribute("autocomplete")).toBe("one-time-code");
  });

  it("reports empty fields in the shop's words instead of the browser's", () => {
    const errors = { email: ["E-postadressen saknas."], password: ["Lösenordet saknas."], code: ["Koden saknas."] };
    render(<DeskLoginPage returnTo="/butiken" flash={{ values: {}, errors }} />);
    expect(formOf("Logga in")?.noValidate).toBe(true);
    for (const name of ["E-post", "Lösenord", "Engångskod"]) {
      const field = screen.getByLabelText(name);
      expect([field.hasAttribute("required"), field.getAttribute("aria-invalid")]).toEqual([true, "true"]);
    }
    for (const [text = ""] of Object.values(errors)) expect(screen.getByText(text)).toBeTruthy();
  });
});

describe("DeskPage", () => {
  const operator = { name: "Anna Lind", role: "administrator" } as const;
  const order = { view: "order", operator, order: aDeskOrder() } as const;

  it("says whose desk it is, who is logged in and in what role, and has a logout", () => {
    render(<DeskPage page={order} shopName="Nordhem" />);
    expect(screen.getByRole("banner").textContent).toContain("Nordhem, butiken");
    expect(screen.getByText("Anna Lind, administratör")).toBeTruthy();
    expect(addressOf(formOf("Logga ut"))).toBe("/butiken/logga-ut");
    const parts = within(screen.getByRole("navigation", { name: "Butikens sidor" }));
    expect(parts.getByRole("link", { name: "Ordrar" }).getAttribute("aria-current")).toBe("page");
  });

  it("links to the log for an administrator, and not for a seller", () => {
    const parts = (): readonly string[] => {
      const links = within(screen.getByRole("navigation", { name: "Butikens sidor" })).getAllByRole("link");
      return links.map((link) => link.textContent ?? "");
    };
    const { rerender } = render(<DeskPage page={order} shopName="Nordhem" />);
    const all = parts();
    expect(all.at(-1)).toBe("Logg");
    rerender(<DeskPage page={{ ...order, operator: { name: "Bo Ek", role: "seller" } }} shopName="Nordhem" />);
    expect(parts()).toEqual(all.slice(0, -1));
  });

  it("has only the login for visitors who are not logged in", () => {
    render(<DeskPage page={{ view: "login", returnTo: "/butiken/ordrar/1" }} shopName="Nordhem" />);
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(data(formOf("Logga in"))).toMatchObject({ return_to: "/butiken/ordrar/1" });
  });

  it("shows a success as a status and a refusal as an alert", () => {
    const messages = [
      { kind: "success", text: "Order 1 är skickad." },
      { kind: "error", text: "Välj minst en vara." },
    ] as const;
    render(<DeskPage page={order} shopName="Nordhem" messages={messages} />);
    expect(screen.getByRole("status").textContent).toBe("Order 1 är skickad.");
    expect(screen.getByRole("alert").textContent).toBe("Välj minst en vara.");
  });

  it("opens the form that was refused, and none for a form of another order or page", () => {
    const form = (path: string) => ({ form: path, values: { text: "Ring först" }, errors: {} });
    const { rerender } = render(
      <DeskPage page={order} shopName="Nordhem" refused={form("/butiken/ordrar/100245/anteckna")} />,
    );
    expect(openForms()).toEqual(["Anteckna"]);
    expect(data(formOf("Spara anteckning"))).toMatchObject({ text: "Ring först" });
    for (const other of ["/butiken/ordrar/100246/anteckna", "/butiken/logga-in"]) {
      rerender(<DeskPage key={other} page={order} shopName="Nordhem" refused={form(other)} />);
      expect(openForms()).toEqual(["Skicka"]);
    }
  });
});

describe("OrderListPage", () => {
  const list = { orders: [aDeskOrderRow({ hasStuckMoney: true })], next: "77", search: "", filter: "open" } as const;

  it("shows for each order what matters for the next step, and links to it", () => {
    render(<OrderListPage {...list} />);
    const [row] = screen.getAllByRole("listitem").filter((item) => item.textContent?.includes("Order 100245"));
    expect(plain(row?.textContent)).toMatch(
      /Ny.*Pengar väntar.*Anna Andersson, Stockholm.*3 kvar att skicka.*14 478,00 kr/,
    );
    expect(screen.getByRole("link", { name: "Order 100245" }).getAttribute("href")).toBe("/butiken/ordrar/100245");
  });

  it("keeps the search when the filter changes, and both on the next page", () => {
    render(<OrderListPage {...list} search="anna & bo" filter="all" />);
    const shown = within(screen.getByRole("navigation", { name: "Visa" })).getAllByRole("link");
    expect(addressesOf(shown).slice(0, 2)).toEqual(["/butiken?q=anna+%26+bo", "/butiken?q=anna+%26+bo&filter=done"]);
    expect(shown.map((link) => link.getAttribute("aria-current"))).toEqual([null, null, null, null, "page"]);
    expect(addressesOf([screen.getByRole("link", { name: "Visa äldre ordrar" })])).toEqual([
      "/butiken?q=anna+%26+bo&filter=all&after=77",
    ]);
    expect(data(formOf("Sök"))).toEqual({ filter: "all", q: "anna & bo" });
  });

  it("continues to newer orders where the longest wait comes first", () => {
    render(<OrderListPage {...list} />);
    expect(addressesOf([screen.getByRole("link", { name: "Visa nyare ordrar" })])).toEqual(["/butiken?after=77"]);
    expect(screen.queryByRole("link", { name: "Visa äldre ordrar" })).toBeNull();
  });

  it("says why it is empty, and links from a search to all orders", () => {
    const { rerender } = render(<OrderListPage {...list} orders={[]} next={null} />);
    expect(screen.getByText("Det finns inget att skicka just nu.")).toBeTruthy();
    rerender(<OrderListPage {...list} orders={[]} next={null} search="Bo" />);
    expect(addressesOf([screen.getByRole("link", { name: "Sök bland alla ordrar" })])).toEqual([
      "/butiken?q=Bo&filter=all",
    ]);
  });
});

/** Every event that is logged. */
const everyEvent = {
  login: 1,
  "login-refused": 1,
  logout: 1,
  "not-allowed": 1,
  "account-added": 1,
  "account-reset": 1,
  "account-closed": 1,
  pick: 1,
  ship: 1,
  deliver: 1,
  cancel: 1,
  return: 1,
  credit: 1,
  note: 1,
  "end-case": 1,
  "retry-money": 1,
  "token-created": 1,
  "token-revoked": 1,
  stock: 1,
  "webhooks-replayed": 1,
  "retry-job": 1,
  "end-job": 1,
  "answer-review": 1,
  "take-down-review": 1,
  "make-code": 1,
  "end-code": 1,
  price: 1,
  "stop-product": 1,
  "recall-product": 1,
  "resume-product": 1,
} satisfies Readonly<Record<DeskLogEvent, 1>>;

describe("LogPage", () => {
  it("shows who did what to what and when, links to it, and continues to older entries", () => {
    render(<LogPage entries={someLog} next="812" />);
    const told = screen.getAllByRole("listitem").map(({ textContent }) => plain(textContent));
    expect(told).toEqual([
      "SkickadeBo EkOrder 10024524 november 2026 kl. 09:15",
      "Ändrade ett prisEva StrandVara 1008från: 7 990,00 kr, till: 7 490,00 kr24 november 2026 kl. 09:02",
      "Ändrade lagretEva StrandVara 1008från: 4, till: 7, skäl: inventering24 november 2026 kl. 09:01",
      "Skapade en rabattkodEva Strandkod: JUL25, slag: procent, värde: 2524 november 2026 kl. 08:58",
      "Loggade inEva Strand24 november 2026 kl. 08:50",
      "Inloggning nekadInget konto24 november 2026 kl. 08:44",
      "Konto skapatInget kontokonto nr: 4, roll: säljare23 november 2026 kl. 17:20",
    ]);
    expect(addressesOf(screen.getAllByRole("link")).slice(0, 2)).toEqual([
      "/butiken/ordrar/100245",
      "/butiken/varor/1008",
    ]);
    expect(addressesOf([screen.getByRole("link", { name: "Visa äldre händelser" })])).toEqual([
      "/butiken/logg?after=812",
    ]);
  });

  it("shows a discount in kronor, and entries of another version unchanged", () => {
    const code = aLogEntry({ event: "make-code", order: null, details: { code: "A", kind: "amount", value: 5_000 } });
    render(
      <LogPage
        entries={[code, aLogEntry({ event: "later-act", order: null, details: { shelf: "B4" } })]}
        next={null}
      />,
    );
    const [first, second] = screen.getAllByRole("listitem").map(({ textContent }) => plain(textContent));
    expect(first).toContain("värde: 50,00 kr");
    expect(second).toContain("later-actBo Ekshelf: B4");
  });

  it("has a text for every kind of entry", () => {
    const at = "2026-11-24T08:15:00Z";
    const entries = Object.keys(everyEvent).map((event) => aLogEntry({ event, order: null, at }));
    render(<LogPage entries={entries} next={null} />);
    for (const event of Object.keys(everyEvent)) expect(screen.queryByText(event)).toBeNull();
  });

  it("says that nothing has happened yet", () => {
    render(<LogPage entries={[]} next={null} />);
    expect(screen.getByText("Ingenting har hänt än.")).toBeTruthy();
  });
});

describe("OrderPage", () => {
  it("shows VAT by rate with the amount it applies to, and only the VAT when there is one rate", () => {
    const { money } = aDeskOrder();
    const vat = [
      { percent: 25, inclOre: 12_500, vatOre: 2500 },
      { percent: 6, inclOre: 21_200, vatOre: 1200 },
    ];
    const { rerender } = render(<OrderPage order={aDeskOrder({ money: { ...money, vat } })} />);
    const told = (rate: string) => plain(screen.getByText(rate).nextElementSibling?.textContent);
    expect(told("Varav moms 25 %")).toBe("25,00 kr av 125,00 kr");
    expect(told("Varav moms 6 %")).toBe("12,00 kr av 212,00 kr");
    rerender(<OrderPage order={aDeskOrder()} />);
    expect(told("Varav moms 25 %")).toBe("2 895,60 kr");
  });

  it("ships everything open unless less is selected, for the order as it was shown", () => {
    const lines = [aDeskLine({ open: 1, shipped: 1 }), aDeskLine({ id: 32, open: 0, shipped: 2 })];
    render(<OrderPage order={aDeskOrder({ version: 3, lines })} />);
    const form = formOf("Skicka");
    expect(addressOf(form)).toBe("/butiken/ordrar/100245/skicka");
    expect(data(form)).toEqual({
      version: "3",
      return_to: "/butiken/ordrar/100245",
      "pieces[31]": "1",
      carrier: "",
      tracking_number: "",
      tracking_url: "",
    });
    expect(openForms()).toEqual(["Skicka"]);
  });

  it("offers possible tasks and nothing else", () => {
    const { rerender } = render(<OrderPage order={aDeskOrder({ tasks: ["ship", "cancel"] })} />);
    const names = (): readonly string[] => screen.getAllByRole("button").map(({ textContent }) => textContent ?? "");
    expect(names()).toEqual(["Skicka", "Avbeställ varorna", "Spara anteckning"]);
    rerender(<OrderPage order={aDeskOrder({ tasks: ["deliver"], underWay: [2, 3] })} />);
    expect(names().slice(0, 2)).toEqual(["Markera försändelse 2 som levererad", "Markera försändelse 3 som levererad"]);
    rerender(<OrderPage order={aDeskOrder({ tasks: [] })} />);
    expect(screen.getByText("Det finns inget mer att göra med ordern.")).toBeTruthy();
  });

  it("returns nothing that is not selected, and requires a reason", () => {
    const lines = [aDeskLine({ open: 0, shipped: 2, returned: 1 })];
    render(<OrderPage order={aDeskOrder({ lines, tasks: ["return"] })} />);
    const form = formOf("Registrera retur");
    expect(data(form)).toMatchObject({ "pieces[31]": "0", because: "withdrawal" });
    expect(data(form)).not.toHaveProperty("restocked");
    expect(screen.getByLabelText(/Tvättmaskin NV 8014/).getAttribute("max")).toBe("1");
  });

  it("opens the form that was refused, with what was typed and what is wrong", () => {
    const flash = { values: { amount: "9999" }, errors: { amount: ["Ange högst 14 478,00 kr."] } };
    render(<OrderPage order={aDeskOrder()} refused={{ task: "credit", flash }} />);
    expect(openForms()).toEqual(["Sänk priset"]);
    expect(data(formOf("Sänk priset"))).toMatchObject({ amount: "9999" });
    expect(screen.getByLabelText("Belopp i kronor").getAttribute("aria-invalid")).toBe("true");
  });

  it("says which money is waiting and why, and can try again", () => {
    const { money } = aDeskOrder();
    const waiting = [{ move: "refund", amountOre: 10_000, tries: 2, problem: "refused" }] as const;
    render(<OrderPage order={aDeskOrder({ money: { ...money, waiting } })} />);
    expect(plain(document.body.textContent)).toMatch(/Betala tillbaka 100,00 kr.*Misslyckades 2 gånger.*refused/);
    expect(addressOf(formOf("Försök igen"))).toBe("/butiken/ordrar/100245/pengar");
  });

  it("uses another shop's texts and backend", () => {
    const addresses = { page: (path: string) => `/desk${path}`, backend: (path: string) => `/api${path}` };
    render(
      <DeskProvider addresses={addresses}>
        <OrderPage order={aDeskOrder({ number: "A/1" })} />
      </DeskProvider>,
    );
    expect(addressOf(formOf("Skicka"))).toBe("/api/butiken/ordrar/A%2F1/skicka");
    expect(data(formOf("Skicka"))).toMatchObject({ return_to: "/desk/butiken/ordrar/A%2F1" });
  });
});

describe("CasePage", () => {
  it("returns what the buyer named, for the given reason, and comes back to the case", () => {
    const order = aDeskOrder({ lines: [aDeskLine({ open: 0, shipped: 2 })], tasks: ["return"] });
    render(<CasePage told={aDeskCase({ pictures: [{ id: "p1", width: 4, height: 3 }] })} order={order} />);
    expect(addressOf(formOf("Registrera retur"))).toBe("/butiken/ordrar/100245/retur");
    expect(data(formOf("Registrera retur"))).toMatchObject({
      "pieces[31]": "1",
      because: "complaint",
      return_to: "/butiken/arenden/1001",
    });
    expect(addressOf(formOf("Markera som klart"))).toBe("/butiken/arenden/1001/klart");
    expect(screen.getByRole("img", { name: "Köparens bild 1" }).getAttribute("src")).toBe("/butiken/data/bilder/p1");
  });

  it("offers nothing that is no longer possible", () => {
    render(<CasePage told={aDeskCase({ isEnded: true })} order={aDeskOrder({ tasks: ["ship"] })} />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("FiguresPage", () => {
  it("shows today, all days, and each day in a table that is readable without bars", () => {
    render(<FiguresPage days={someDayFigures} />);
    const today = within(screen.getByRole("region", { name: "I dag" }));
    expect(plain(today.getByText("Omsättning").nextSibling?.textContent)).toBe("7 396 kr");
    expect(plain(today.getByText("Varukorgar som blev köp").nextSibling?.textContent)).toBe("33 %");
    const [, first, , , empty] = screen.getAllByRole("row").map(({ textContent }) => plain(textContent));
    expect(first).toBe("23/114 7 396 kr 33 %");
    expect(empty).toBe("20/110 0 kr –");
  });
});

describe("OrderTimeline", () => {
  it("shows everything that has happened, the newest first, with who did it", () => {
    render(<OrderTimeline events={deskEvents} />);
    const titles = [...document.querySelectorAll(".torg-desk-event__title")].map(({ textContent }) =>
      plain(textContent),
    );
    expect(titles).toEqual([
      "6 988,00 kr återbetalat",
      "Retur mottagen",
      "Priset sänkt med 500,00 kr",
      "Anteckning",
      "Avbeställd",
      "Försändelse 1 levererad",
      "7 488,00 kr draget",
      "Skickad",
      "Plockad",
      "Ordern kom in",
    ]);
    const events = screen.getAllByRole("listitem").map(({ textContent }) => plain(textContent));
    expect(events).toContainEqual(expect.stringMatching(/Reklamation.*Inte tillbaka i lagret.*Kreditfaktura 18/));
    const follow = screen.getByRole("link", { name: "PostNord 00370123456789" });
    expect(follow.getAttribute("href")).toBe("https://tracking.postnord.com/?id=00370123456789");
  });
});

describe("FailuresPage", () => {
  const failures = { jobs: [aFailedJob()], money: [someStuckMoney()], webhooks: [aFailedWebhook()] };

  it("lets an administrator retry each failure with a form that returns to the page", () => {
    render(<FailuresPage failures={failures} operatorRole="administrator" />);
    const forms = screen.getAllByRole("button").map((button) => button.closest("form"));
    expect(forms.map(addressOf)).toEqual([
      "/butiken/ordrar/100246/pengar",
      "/butiken/fel/arbeten/7/igen",
      "/butiken/fel/arbeten/7/klart",
      "/butiken/fel/webhooks/msg_4f2d9a/igen",
    ]);
    expect(data(forms[3] ?? null)).toEqual({ return_to: "/butiken/fel", endpoint: "affarssystem" });
    expect(screen.getByRole("button", { name: "Skicka igen: order.shipped, affarssystem" })).toBeTruthy();
  });

  it("lets a seller retry payments only, and says who can do the rest", () => {
    render(<FailuresPage failures={failures} operatorRole="seller" />);
    expect(screen.getAllByRole("button")).toHaveLength(1);
    expect(screen.getByText("En administratör kan försöka igen.")).toBeTruthy();
  });

  it("says when nothing has failed", () => {
    render(<FailuresPage failures={{ jobs: [], money: [], webhooks: [] }} operatorRole="seller" />);
    expect(screen.getByText("Inget har misslyckats. Allt fungerar som det ska.")).toBeTruthy();
  });
});

describe("ProductListPage", () => {
  it("links to each found product, and says which are not for sale", () => {
    render(<ProductListPage products={[aDeskProductRow({ isStopped: true, isRecalled: true })]} search="tvätt" />);
    const row = screen.getByRole("link", { name: "Tvättmaskin NV 8014" });
    expect(row.getAttribute("href")).toBe("/butiken/varor/1001");
    expect(plain(row.closest("li")?.textContent)).toMatch(/Återkallad.*Art.nr NV8014.*12 i lager.*6 890,00 kr/);
    expect(data(formOf("Sök"))).toEqual({ q: "tvätt" });
  });

  it("says that all are for sale, or that none was found", () => {
    const { rerender } = render(<ProductListPage products={[]} search="" />);
    expect(screen.getByText(/Alla varor i sortimentet säljs/)).toBeTruthy();
    rerender(<ProductListPage products={[]} search="moped" />);
    expect(screen.getByText("Vi hittade ingen vara för ”moped”.")).toBeTruthy();
  });
});

describe("the product's ProductPage", () => {
  const headings = () => screen.getAllByRole("group").map((group) => group.querySelector("summary")?.textContent);

  it("shows the VAT rate of a product, and the price of the feed where the shop has its own", () => {
    const { rerender } = render(<ProductPage product={aDeskProduct({ vatPercent: 6 })} operatorRole="seller" />);
    const told = (term: string) => plain(screen.getByText(term).nextElementSibling?.textContent);
    expect(told("Moms")).toBe("6 %");
    expect(screen.queryByText("Pris i ditt flöde")).toBeNull();
    rerender(<ProductPage product={aDeskProduct({ feedOre: 699_000 })} operatorRole="seller" />);
    expect(told("Pris i ditt flöde")).toBe("6 990,00 kr");
  });

  it("lets a seller set the stock and stop the product, and an administrator do the rest", () => {
    const { rerender } = render(<ProductPage product={aDeskProduct()} operatorRole="seller" />);
    expect(headings()).toEqual(["Ändra lagret", "Stoppa försäljningen"]);
    expect(data(formOf("Spara lagret"))).toEqual({
      return_to: "/butiken/varor/1001",
      seen: "12",
      stock: "12",
      because: "count",
    });
    rerender(<ProductPage product={aDeskProduct()} operatorRole="administrator" />);
    expect(headings()).toEqual(["Ändra lagret", "Ändra priset", "Stoppa försäljningen", "Återkalla varan"]);
  });

  it("says why it is not for sale, lets a recall be changed, and opens the form that was refused", () => {
    const letters = { told: 12, left: 3, failed: 1 };
    const stop = { id: 7, reason: "Låset", at: "2026-11-24T08:15:00Z", by: "Anna Lind", recall: aRecallText, letters };
    const flash = { values: { hazard: "Ofarligt" }, errors: { hazard: ["Säg vad som gäller."] } };
    render(
      <ProductPage
        product={aDeskProduct({ isStopped: true, isRecalled: true, stop })}
        operatorRole="administrator"
        refused={{ task: "recallProduct", flash }}
      />,
    );
    expect(openForms()).toEqual(["Återkalla varan"]);
    const form = formOf("Återkalla varan");
    expect(data(form)).toMatchObject({ reason: "Låset", hazard: "Ofarligt", advice: aRecallText.advice });
    expect(addressOf(formOf("Sälj varan igen"))).toBe("/butiken/varor/1001/salj");
    expect(screen.getByText("24 november 2026 kl. 09:15 av Anna Lind")).toBeTruthy();
    expect(screen.getByText("12 skickade, 3 återstår, 1 kunde inte skickas")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Se listan över fel" }).getAttribute("href")).toBe("/butiken/fel");
  });
});

describe("CodesPage", () => {
  it("shows for each code its value, its end and its number of uses, and can end it", () => {
    render(<CodesPage codes={[aDeskCode()]} operatorRole="administrator" />);
    const row = screen.getByRole("heading", { level: 3 }).closest("li");
    expect(plain(row?.textContent)).toContain(
      "10 % rabatt, från 1 juni 2026 till och med 30 juni 2026, använd 12 av 500 gånger, högst 1 gång per kund",
    );
    expect(addressOf(formOf("Avsluta SOMMAR10"))).toBe("/butiken/koder/3/avsluta");
  });

  it("cannot end a code that has ended or is in shop.json, and is read-only for a seller", () => {
    const codes = [aDeskCode({ state: "ended" }), aDeskCode({ id: 4, isOfFile: true })];
    const { rerender } = render(<CodesPage codes={codes} operatorRole="administrator" />);
    expect(screen.queryByRole("button", { name: /^Avsluta/ })).toBeNull();
    expect(screen.getByText("Står i shop.json, och ändras där.")).toBeTruthy();
    rerender(<CodesPage codes={[aDeskCode()]} operatorRole="seller" />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("opens the form for a new code with the refused values", () => {
    const flash = { values: { code: "REA", percent: "101" }, errors: { percent: ["Ange hela procent."] } };
    render(<CodesPage codes={[]} operatorRole="administrator" flash={flash} />);
    expect(openForms()).toEqual(["Ny kod"]);
    expect(data(formOf("Skapa koden"))).toMatchObject({ return_to: "/butiken/koder", code: "REA", percent: "101" });
    expect(screen.getByText("Ange hela procent.")).toBeTruthy();
  });
});

describe("ReviewsPage", () => {
  it("lets a seller answer, and an administrator take a review down for a reason other than its grade", () => {
    const { rerender } = render(<ReviewsPage reviews={[aDeskReview()]} filter="unanswered" operatorRole="seller" />);
    expect(addressOf(formOf("Spara svaret"))).toBe("/butiken/omdomen/71/svara");
    expect(screen.queryByRole("button", { name: "Ta bort omdömet" })).toBeNull();
    rerender(<ReviewsPage reviews={[aDeskReview()]} filter="unanswered" operatorRole="administrator" />);
    expect(data(formOf("Ta bort omdömet"))).toEqual({ return_to: "/butiken/omdomen", because: "insult" });
    expect(screen.getAllByRole("option").some((option) => /betyg/i.test(option.textContent ?? ""))).toBe(false);
  });

  it("offers nothing for a review that was taken down", () => {
    render(
      <ReviewsPage
        reviews={[aDeskReview({ takenDown: "advertising" })]}
        filter="taken-down"
        operatorRole="administrator"
      />,
    );
    expect(screen.getByText("Borttaget: Reklam")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

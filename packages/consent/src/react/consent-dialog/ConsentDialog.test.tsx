import { createClient } from "@torg/http";
import { createMock, reply } from "@torg/http/mock";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { cookieConsentCall } from "../../contract/cookieConsentCall.ts";
import { fullConsent, onlyNecessary } from "../../domain/consent.ts";
import { aConsentPage } from "../../fixtures/aConsentPage.ts";
import { consentCookiesOf } from "../../fixtures/consentCookiesOf.ts";
import { createConsentState } from "../../state/createConsentState.ts";
import { BlockedContent } from "../blocked-content/BlockedContent.tsx";
import { ConsentProvider } from "../ConsentProvider.tsx";
import { ConsentDialog } from "./ConsentDialog.tsx";
import { ConsentLink } from "./ConsentLink.tsx";

beforeAll(() => {
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
});

/** The event of a native dialog when Escape is pressed. */
const pressEscape = () => fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));

function stateOf(cookies: string, address?: string) {
  const told = reply(cookieConsentCall, ({ marketing, functional }) => ({ marketing, functional }));
  const page = aConsentPage(cookies, address);
  const client = createClient(createMock([told]));
  return { told, page, state: createConsentState({ client, page, now: () => 17, version: 1 }) };
}

function show(cookies: string, address?: string) {
  const { told, page, state } = stateOf(cookies, address);
  render(
    <ConsentProvider state={state}>
      <ConsentLink />
      <BlockedContent id="film">
        <iframe title="Film" sandbox="" />
      </BlockedContent>
      <ConsentDialog />
    </ConsentProvider>,
  );
  return { told, page };
}

describe("ConsentDialog", () => {
  it("opens with the summary on the first visit, with equally prominent yes and no", () => {
    show("");
    expect(screen.getByRole("dialog", { name: "Integritetsinställningar" })).toBeTruthy();
    const looks = ["Acceptera alla", "Endast nödvändiga"].map(
      (name) => screen.getByRole("button", { name }).dataset["variant"],
    );
    expect(new Set(looks).size).toBe(1);
  });

  it("does not close on Escape before there is a choice, and reopens when a browser closes it anyway", () => {
    show("");
    pressEscape();
    expect(screen.queryByRole("button", { name: "Stäng" })).toBeNull();
    screen.getByRole<HTMLDialogElement>("dialog").close();
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("renders the closed dialog with all its texts on a server", () => {
    const html = renderToString(
      <ConsentProvider state={stateOf("").state}>
        <ConsentDialog />
      </ConsentProvider>,
    );
    expect(html).toContain("<dialog");
    expect(html).not.toMatch(/<dialog[^>]* open/);
    expect(html).toContain("Endast nödvändiga");
  });

  it("shows in the settings what is required and cannot be changed, and saves the switches", async () => {
    const { told, page } = show("");
    await userEvent.click(screen.getByRole("button", { name: "Inställningar" }));
    expect(screen.getByRole("checkbox", { name: "Nödvändiga" })).toHaveProperty("disabled", true);
    const functional = screen.getByRole("checkbox", { name: "Funktionella tjänster från tredje part" });
    expect(functional).toHaveProperty("checked", true);
    await userEvent.click(functional);
    await userEvent.click(screen.getByRole("button", { name: "Spara val" }));
    expect(told.requests).toMatchObject([{ marketing: 0, functional: 0 }]);
    expect(page.loaded).toEqual(["/produkter/id/1001?x=1&cb=17#omdomen"]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is opened again by its link, and can then be closed without a choice", async () => {
    show(consentCookiesOf(onlyNecessary));
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Integritet" }));
    expect(screen.getByRole("button", { name: "Spara val" })).toBeTruthy();
    pressEscape();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("BlockedContent", () => {
  it("renders none of the content before functional services are allowed", async () => {
    const { page } = show(consentCookiesOf(onlyNecessary));
    expect(screen.queryByTitle("Film")).toBeNull();
    expect(screen.getByText("Innehållet kan inte visas")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Aktivera funktionella tjänster från tredje part" }));
    expect(page.readCookies()).toContain("marketing_third_party=0; functional_third_party=1");
    await waitFor(() => expect(page.loaded).toEqual(["/produkter/id/1001?x=1&cb=17#film"]));
    expect(screen.queryByTitle("Film")).toBeNull();
  });

  it("renders the content when they are, and leaves the focus where it is", () => {
    show(consentCookiesOf(fullConsent));
    expect(screen.getByTitle("Film")).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });

  it("focuses the content on the page that loads after a yes", () => {
    show(consentCookiesOf(fullConsent), "/produkter/id/1001?x=1&cb=17#film");
    expect(document.activeElement).toBe(screen.getByTitle("Film").parentElement);
  });
});

import { createClient } from "@torg/http";
import { createMock, reply } from "@torg/http/mock";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { cookieConsentCall } from "../../contract/cookieConsentCall.ts";
import { fullConsent } from "../../domain/consent.ts";
import { aConsentPage } from "../../fixtures/aConsentPage.ts";
import { consentCookiesOf } from "../../fixtures/consentCookiesOf.ts";
import { createConsentState } from "../../state/createConsentState.ts";
import { ConsentProvider } from "../ConsentProvider.tsx";
import { FunctionalRequest } from "./FunctionalRequest.tsx";

function show(cookies: string, address?: string) {
  const told = reply(cookieConsentCall, ({ marketing, functional }) => ({ marketing, functional }));
  const page = aConsentPage(cookies, address);
  const state = createConsentState({ client: createClient(createMock([told])), page, now: () => 17, version: 1 });
  render(
    <ConsentProvider state={state}>
      <input id="search" />
      <FunctionalRequest place="search">{(button) => <p>Förslag på orter {button}</p>}</FunctionalRequest>
    </ConsentProvider>,
  );
  return { told, page };
}

it("asks for consent with a button that allows functional services and no others", async () => {
  const { told, page } = show("");
  await userEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(page.loaded).toHaveLength(1));
  expect(told.requests).toMatchObject([{ marketing: 0, functional: 1 }]);
  expect(page.loaded[0]).toMatch(/#search$/);
});

it("leads a returning visitor to what was waiting, and nobody else", () => {
  show(consentCookiesOf(fullConsent), "/butiker?cb=17");
  expect(document.activeElement).toBe(document.body);
  cleanup();
  show(consentCookiesOf(fullConsent), "/butiker?cb=17#search");
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

it("shows nothing when they are allowed", () => {
  show(consentCookiesOf(fullConsent));
  expect(screen.queryByText(/Förslag/)).toBeNull();
});

import { createClient } from "@torg/http";
import { createMock, reply, replyFailure } from "@torg/http/mock";
import { describe, expect, it, vi } from "vitest";
import { cookieConsentCall } from "../contract/cookieConsentCall.ts";
import { consentDefaults, fullConsent, onlyNecessary } from "../domain/consent.ts";
import { consentLifetime } from "../domain/consentCookies.ts";
import { aConsentPage } from "../fixtures/aConsentPage.ts";
import { consentCookiesOf } from "../fixtures/consentCookiesOf.ts";
import { createConsentState } from "./createConsentState.ts";

const now = Date.UTC(2026, 10, 21);

function visit(cookies: string) {
  const told = reply(cookieConsentCall, ({ marketing, functional }) => ({ marketing, functional }));
  const mock = createMock([told]);
  const page = aConsentPage(cookies);
  const state = createConsentState({ client: createClient(mock), page, now: () => now, version: 1 });
  return { state, told, mock, page, loaded: page.loaded };
}

describe("createConsentState", () => {
  it("is open on the first visit and cannot be closed without a choice", () => {
    const { state } = visit("");
    expect(state.getState()).toMatchObject({ isOpen: true, view: "summary", effective: onlyNecessary });
    state.close();
    expect(state.getState().isOpen).toBe(true);
  });

  it("stays closed after a choice, even a refusal, and opens the settings on request", () => {
    const { state } = visit(consentCookiesOf(onlyNecessary));
    expect(state.getState().isOpen).toBe(false);
    state.open();
    expect(state.getState()).toMatchObject({ isOpen: true, view: "settings", choice: onlyNecessary });
    state.close();
    expect(state.getState().isOpen).toBe(false);
  });

  it.each([
    ["is older than twelve months", `1.${now - consentLifetime - 1}`],
    ["was given for other purposes", `0.${now}`],
  ])("allows nothing by a consent that %s, and keeps none of it", async (_, record) => {
    const { state, told, page } = visit(`${consentCookiesOf(fullConsent)}; consent_record=${record}`);
    expect(state.getState()).toMatchObject({ isOpen: true, isDecided: false, effective: onlyNecessary });
    state.open();
    expect(state.getState().choice).toEqual(consentDefaults);
    await state.acceptFunctional();
    expect(told.requests).toMatchObject([{ marketing: 0, functional: 1 }]);
    expect(page.readCookies()).toContain("marketing_third_party=0; functional_third_party=1");
  });

  it("shows the default switches first and stores nothing when they are turned", () => {
    const { state, page } = visit("");
    state.showSettings();
    expect(state.getState()).toMatchObject({ view: "settings", choice: { marketing: false, functional: true } });
    state.turn({ marketing: true });
    expect(state.getState().choice).toEqual(fullConsent);
    expect(page.readCookies()).not.toContain("third_party");
  });

  it("stores everything, calls the server and reloads the page", async () => {
    const { state, told, page, loaded } = visit("");
    await state.acceptAll();
    expect(page.readCookies()).toContain("required=1; marketing_third_party=1; functional_third_party=1");
    expect(told.requests).toEqual([{ marketing: 1, functional: 1, version: 1, timestamp: now, action: "accept" }]);
    expect(loaded).toEqual([`/produkter/id/1001?x=1&cb=${now}#omdomen`]);
    expect(state.getState().isOpen).toBe(false);
  });

  it("applies a yes from the next page on, so that nothing loads twice, and a no at once", async () => {
    const asked = visit(consentCookiesOf(onlyNecessary));
    await asked.state.acceptAll();
    expect(asked.state.getState().effective).toEqual(onlyNecessary);
    const next = visit(asked.page.readCookies());
    expect(next.state.getState().effective).toEqual(fullConsent);
    await next.state.acceptNecessary();
    expect(next.state.getState().effective).toEqual(onlyNecessary);
  });

  it("closes when the server does not respond, and reloads the page", async () => {
    vi.useFakeTimers();
    const page = aConsentPage("");
    const client = createClient({ fetch: () => new Promise(() => {}) });
    const state = createConsentState({ client, page, now: () => now, version: 1 });
    void state.acceptAll();
    await vi.advanceTimersByTimeAsync(2900);
    expect(state.getState()).toMatchObject({ isOpen: true, isSaving: true });
    await vi.advanceTimersByTimeAsync(200);
    expect(state.getState()).toMatchObject({ isOpen: false, isSaving: false });
    expect(page.loaded).toHaveLength(1);
    vi.useRealTimers();
  });

  it("closes when there is no token for the call", async () => {
    const page = aConsentPage("");
    const client = createClient({ csrfToken: () => Promise.reject(new SyntaxError("no JSON")) });
    const state = createConsentState({ client, page, now: () => now, version: 1 });
    await state.acceptNecessary();
    expect(state.getState()).toMatchObject({ isOpen: false, isSaving: false });
    expect(page.loaded).toHaveLength(1);
  });

  it("sends what the choice was based on, and the signals before the page reloads", async () => {
    const told = reply(cookieConsentCall, ({ marketing, functional }) => ({ marketing, functional }));
    const page = aConsentPage("");
    const heard: unknown[] = [];
    const state = createConsentState({
      client: createClient(createMock([told])),
      page,
      now: () => now,
      version: 1,
      textHash: "a1b2",
      onChoice: (signals) => heard.push([signals.functionality_storage, signals.ad_storage, page.loaded.length]),
    });
    await state.acceptFunctional();
    expect(told.requests).toMatchObject([{ textHash: "a1b2", action: "custom" }]);
    expect(heard).toEqual([["granted", "denied", 0]]);
  });

  it("stores a no just like a yes", async () => {
    const { state, told, page } = visit("");
    await state.acceptNecessary();
    expect(page.readCookies()).toContain("required=1; marketing_third_party=0; functional_third_party=0");
    expect(told.requests[0]).toMatchObject({ marketing: 0, functional: 0, action: "reject" });
  });

  it("saves what the switches show", async () => {
    const { state, told } = visit("");
    state.turn({ functional: false, marketing: true });
    await state.save();
    expect(told.requests[0]).toMatchObject({ marketing: 1, functional: 0, action: "custom" });
  });

  it("turns only functional services on from the notice of blocked content", async () => {
    const { state, told } = visit("");
    await state.acceptFunctional();
    expect(told.requests[0]).toMatchObject({ marketing: 0, functional: 1 });
  });

  it("reloads the page even when the server cannot be reached", async () => {
    const { state, mock, page, loaded } = visit("");
    mock.use(replyFailure(cookieConsentCall, { status: 500 }));
    await state.acceptAll();
    expect(page.readCookies()).toContain("functional_third_party=1");
    expect(loaded).toHaveLength(1);
  });

  it("saves once when two buttons are pressed at the same time", async () => {
    const { state, told, loaded } = visit("");
    await Promise.all([state.acceptAll(), state.acceptNecessary()]);
    expect(told.requests).toHaveLength(1);
    expect(loaded).toHaveLength(1);
  });
});

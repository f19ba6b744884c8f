import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type BankIdStatus, bankIdPollDuration } from "../domain/bankIdLogin.ts";
import { aBankIdLogin } from "../fixtures/index.ts";
import { BankIdLoginPage } from "../react/bank-id/BankIdLoginPage.tsx";
import { type BankIdPolling, wireBankId } from "./wireBankId.ts";

const waiting: BankIdStatus = {
  state: "waiting",
  message: "Starta BankID-appen.",
  code: { size: 33, path: "M4 4h1v1H4z" },
  awaitsApp: true,
  redirectUrl: "",
};
const fetchStatus = vi.fn<BankIdPolling["fetchStatus"]>();
const continueTo = vi.fn<BankIdPolling["continueTo"]>();
const reload = vi.fn<BankIdPolling["reload"]>();

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [fetchStatus, continueTo, reload]) mock.mockReset();
  fetchStatus.mockResolvedValue(waiting);
});

afterEach(() => vi.useRealTimers());

function open(): HTMLElement {
  const { container } = render(<BankIdLoginPage login={aBankIdLogin()} />);
  wireBankId(container, { device: "other", fetchStatus, continueTo, reload });
  return container;
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe("the page of a login by BankID with script", () => {
  it("shows another code every second, and announces what has changed", async () => {
    const place = open();
    await seconds(1);
    const code = screen.getByRole("img");
    expect([code.getAttribute("viewBox"), code.querySelector("path")?.getAttribute("d")]).toEqual([
      "0 0 33 33",
      "M4 4h1v1H4z",
    ]);
    fetchStatus.mockResolvedValue({ ...waiting, code: { size: 33, path: "M5 5h1v1H5z" } });
    await seconds(1);
    expect(code.querySelector("path")?.getAttribute("d")).toBe("M5 5h1v1H5z");
    fetchStatus.mockResolvedValue({ ...waiting, message: "Skriv in din säkerhetskod.", code: null, awaitsApp: false });
    await seconds(1);
    expect(screen.getByRole("status").textContent).toBe("Skriv in din säkerhetskod.");
    expect([screen.queryByRole("img"), screen.queryByRole("link")]).toEqual([null, null]);
    expect(place.isConnected).toBe(true);
  });

  it("requests the app on this device once its link was followed", async () => {
    open();
    await seconds(1);
    expect(fetchStatus).toHaveBeenLastCalledWith("other");
    screen.getByRole("link", { name: "Öppna BankID på denna enhet" }).click();
    await seconds(1);
    expect(fetchStatus).toHaveBeenLastCalledWith("same");
  });

  it("continues once the login is done, and stops asking", async () => {
    open();
    fetchStatus.mockResolvedValue({ ...waiting, state: "done", redirectUrl: "/konto" });
    await seconds(5);
    expect([continueTo.mock.calls, fetchStatus.mock.calls.length, reload.mock.calls.length]).toEqual([
      [["/konto"]],
      1,
      0,
    ]);
  });

  it("reloads its page when the login is over, so that the page says why", async () => {
    open();
    fetchStatus.mockResolvedValue({ ...waiting, state: "over", code: null });
    await seconds(5);
    expect([reload.mock.calls.length, fetchStatus.mock.calls.length]).toEqual([1, 1]);
  });

  it("keeps asking when requests fail, up to the time limit", async () => {
    open();
    fetchStatus.mockRejectedValue(new TypeError("no connection"));
    await seconds(10);
    expect(fetchStatus.mock.calls.length).toBe(10);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(bankIdPollDuration);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("stops asking once its page is gone", async () => {
    open().remove();
    await seconds(5);
    expect(fetchStatus).not.toHaveBeenCalled();
  });
});

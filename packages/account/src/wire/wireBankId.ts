import { findMarked } from "@torg/ui/wire";
import {
  type BankIdCode,
  type BankIdDevice,
  type BankIdStatus,
  bankIdPollInterval,
  bankIdPollDuration,
} from "../domain/bankIdLogin.ts";
import { bankIdMarks } from "./bankIdMarks.ts";

/** The options for polling a waiting login. */
export interface BankIdPolling {
  /** The device on which the app is assumed to be at first. */
  readonly device: BankIdDevice;
  readonly fetchStatus: (device: BankIdDevice) => Promise<BankIdStatus>;
  readonly continueTo: (address: string) => void;
  /** Reloads the page, which then shows why it is over. */
  readonly reload: () => void;
}

function drawCode(svg: Element, { size, path }: BankIdCode): void {
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.querySelector("path")?.setAttribute("d", path);
}

function show(place: ParentNode, { message, code, awaitsApp }: BankIdStatus): void {
  const [messageElement, waysElement, codeSection, codeElement] = [
    bankIdMarks.message,
    bankIdMarks.ways,
    bankIdMarks.there,
    bankIdMarks.code,
  ].map((mark) => findMarked(place, mark));
  // Written only if it is new, because screen readers announce it.
  if (messageElement && messageElement.textContent !== message) messageElement.textContent = message;
  if (waysElement) waysElement.hidden = !awaitsApp;
  if (codeSection) codeSection.hidden = code === null;
  if (codeElement && code !== null) drawCode(codeElement, code);
}

/**
 * Polls the state of a BankID login every second and updates the server's markup: a new code, BankID's message, and
 * navigation to the account once it is done. A missing response says nothing about the login, so polling continues.
 */
export function wireBankId(
  place: HTMLElement,
  { device: first, fetchStatus, continueTo, reload }: BankIdPolling,
): void {
  const pollsUntil = Date.now() + bankIdPollDuration;
  let device = first;
  findMarked(place, bankIdMarks.open)?.addEventListener("click", () => {
    device = "same";
  });
  const poll = async (): Promise<void> => {
    if (!place.isConnected) return;
    const login = await fetchStatus(device).catch(() => null);
    if (login?.state === "done") return continueTo(login.redirectUrl);
    if (login?.state === "over" || Date.now() >= pollsUntil) return reload();
    if (login !== null) show(place, login);
    setTimeout(() => void poll(), bankIdPollInterval);
  };
  setTimeout(() => void poll(), bankIdPollInterval);
}

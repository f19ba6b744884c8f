import { findMarked } from "@torg/ui/wire";
import {
  type BankIdCode,
  type BankIdDevice,
  type BankIdLook,
  bankIdLookEvery,
  bankIdLooksFor,
} from "../domain/bankIdLogin.ts";
import { bankIdMarks } from "./bankIdMarks.ts";

/** The options for polling a waiting login. */
export interface BankIdWaiting {
  /** The device on which the app is assumed to be at first. */
  readonly device: BankIdDevice;
  readonly ask: (device: BankIdDevice) => Promise<BankIdLook>;
  readonly goOn: (address: string) => void;
  /** Reloads the page, which then shows why it is over. */
  readonly openAnew: () => void;
}

function drawCode(place: Element, { size, path }: BankIdCode): void {
  place.setAttribute("viewBox", `0 0 ${size} ${size}`);
  place.querySelector("path")?.setAttribute("d", path);
}

function show(place: ParentNode, { message, code, awaitsApp }: BankIdLook): void {
  const [said, ways, there, drawn] = [bankIdMarks.message, bankIdMarks.ways, bankIdMarks.there, bankIdMarks.code].map(
    (mark) => findMarked(place, mark),
  );
  // Written only if it is new, because screen readers announce it.
  if (said && said.textContent !== message) said.textContent = message;
  if (ways) ways.hidden = !awaitsApp;
  if (there) there.hidden = code === null;
  if (drawn && code !== null) drawCode(drawn, code);
}

/**
 * Polls the state of a BankID login every second and updates the server's markup: a new code, BankID's message, and
 * navigation to the account once it is done. A missing response says nothing about the login, so polling continues.
 */
export function wireBankId(place: HTMLElement, { device: first, ask, goOn, openAnew }: BankIdWaiting): void {
  const until = Date.now() + bankIdLooksFor;
  let device = first;
  findMarked(place, bankIdMarks.open)?.addEventListener("click", () => {
    device = "same";
  });
  const look = async (): Promise<void> => {
    if (!place.isConnected) return;
    const told = await ask(device).catch(() => null);
    if (told?.state === "done") return goOn(told.redirectUrl);
    if (told?.state === "over" || Date.now() >= until) return openAnew();
    if (told !== null) show(place, told);
    setTimeout(() => void look(), bankIdLookEvery);
  };
  setTimeout(() => void look(), bankIdLookEvery);
}

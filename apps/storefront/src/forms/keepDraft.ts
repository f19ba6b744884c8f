import { accountPaths } from "@torg/account/contract";
import { checkoutMarks } from "@torg/checkout/wire";
import { confirmationPath } from "@torg/format/addresses";
import { findIsland } from "@torg/islands/runtime";
import { allMarked, openEnclosingDetails, markSelector } from "@torg/ui/wire";
import type { checkout as checkoutIsland } from "../checkout/checkout.island.tsx";
import { dropDraft, readDraft, writeDraft } from "../checkout/checkoutDraft.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

const confirmation = confirmationPath.replace(/:.*/, "");
/** Forms after which another person may use the browser. */
const logins: readonly string[] = [
  accountPaths.logIn,
  accountPaths.logOut,
  accountPaths.enterByLink,
  accountPaths.choosePassword,
  accountPaths.leaveClub,
  accountPaths.eraseData,
  accountPaths.changeDetails,
];

const isKept = (target: unknown): target is Field =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.matches(markSelector(checkoutMarks.kept));

/** Restores what was typed; returns whether anything was. */
function restoreTyped(fields: readonly Field[]): boolean {
  const draft = readDraft();
  const restored = fields.filter((field) => {
    const text = draft.get(field.name) ?? field.defaultValue;
    if (text === field.defaultValue || field.value !== field.defaultValue) return false;
    field.value = text;
    openEnclosingDetails(field);
    return true;
  });
  return restored.length > 0;
}

/** Keeps what a form sends instead of what was typed before: the form of a field may also send it empty. */
function keepSent(form: HTMLFormElement): void {
  const draft = readDraft();
  const sent = [...new FormData(form)].flatMap(([name, value]) =>
    draft.has(name) && typeof value === "string" ? [[name, value] as const] : [],
  );
  if (sent.length > 0) writeDraft(new Map([...draft, ...sent]));
}

const findCheckout = (): HTMLElement | null => findIsland<typeof checkoutIsland>("checkout");

const channelName = "checkout-draft";

/** Drops the draft of this tab, and of others that show the checkout. */
function dropEverywhere(): void {
  dropDraft();
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/**
 * Keeps what is typed in the marked fields of the checkout across reloads: it is stored in the tab until the order is
 * placed, or somebody logs in or out: elsewhere in this tab, or in any tab while this one shows the checkout. Who logs
 * in at the checkout itself is the person who typed. A checkout with restored values is woken, so that its parts learn
 * of them.
 */
export function keepDraft(wake: (island: HTMLElement) => void): void {
  if (window.location.pathname.startsWith(confirmation)) dropDraft();
  // All listeners capture: React stops events in a part whose script is still loading before they bubble.
  const leave = ({ target }: Event): void => {
    if (!(target instanceof HTMLFormElement) || findCheckout()?.contains(target) === true) return;
    if (logins.includes(target.getAttribute("action") ?? "")) dropEverywhere();
  };
  document.addEventListener("submit", leave, true);
  const checkout = findCheckout();
  if (checkout === null) return;
  new BroadcastChannel(channelName).addEventListener("message", dropDraft);
  checkout.addEventListener("submit", ({ target }) => target instanceof HTMLFormElement && keepSent(target), true);
  const keepTyped = ({ target }: Event): void => {
    if (isKept(target)) writeDraft(new Map([...readDraft(), [target.name, target.value]]));
  };
  checkout.addEventListener("input", keepTyped, true);
  const fields = allMarked(checkout, checkoutMarks.kept).filter(isKept);
  // Typed before this script loaded.
  const early = fields.filter(({ value, defaultValue }) => value !== defaultValue);
  if (early.length > 0)
    writeDraft(new Map([...readDraft(), ...early.map(({ name, value }) => [name, value] as const)]));
  if (restoreTyped(fields)) wake(checkout);
}

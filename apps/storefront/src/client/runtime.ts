import { awaitWishes } from "@torg/account/wire";
import { readCartPath } from "@torg/cart/contract";
import { buyMarks, showCheckoutBar, wireCartTotals } from "@torg/cart/wire";
import {
  addSheet,
  askEarly,
  filesAhead,
  findIsland,
  firstPaint,
  isSheet,
  preloadModule,
  preloadWhenIdle,
  readIslandMap,
  startIslands,
} from "@torg/islands/runtime";
import { awaitMenu, showCartTotals, wireMicroBanner, wireSticky } from "@torg/navigation/wire";
import { findMarked, focusOpened } from "@torg/ui/wire";
import type { IslandModule, SendForm } from "@torg/islands/runtime";
import type { cartPanel } from "../cart/cartPanel.island.tsx";
import type { compareBar } from "../compare/compareBar.island.tsx";
import type { menu as headerMenu } from "../frame/menu.island.tsx";
import type { sections as sectionsIsland } from "../product/sections.island.tsx";
import type { seen as seenIsland } from "../seen/seen.island.tsx";
import { askConsent } from "../consent/askConsent.ts";
import { mayRemember } from "../consent/consentAsked.ts";
import { compareIndexPath } from "@torg/catalog/contract";
import { comparedCount, forgetSeen } from "@torg/catalog/wire";
import { hasDraft } from "../checkout/hasDraft.ts";
import { fetchFace } from "./fetchFace.ts";
import { markMissing } from "./markMissing.ts";
import { tellOffline } from "./tellOffline.ts";
import { wireCartPanel } from "./wireCartPanel.ts";

markMissing();
/** Everything that the first paint does not need is requested after it. */
const painted = firstPaint();
const map = readIslandMap();

/** When the page needs the script of its forms (`FormsScript`). */
const { forms } = document.body.dataset;
/** Settles when what is typed in forms is being saved: no island takes over their fields before that. */
let formsWired: Promise<unknown> | null = null;
function keepTyped(): void {
  formsWired ??= import("./wireForms.ts").then(({ wireForms }) => wireForms(wake), console.error);
}

/** How long a tap takes, in milliseconds. Its own visual feedback is painted before anything that would delay it. */
const tapMs = 120;

async function load(name: string): Promise<IslandModule> {
  const files = map[name] ?? [];
  const [address] = files;
  if (address === undefined) throw new Error(`No file for the island ${name}.`);
  // All in parallel, not one after the other as each names the next; nothing is rendered before its styles are loaded.
  const sheets = files.filter(isSheet).map(addSheet);
  for (const file of files) if (!isSheet(file)) preloadModule(file);
  if (forms !== undefined) keepTyped();
  await Promise.all([...sheets, formsWired, new Promise((resolve) => setTimeout(resolve, tapMs))]);
  return import(/* @vite-ignore */ address);
}

/** Only called when this script loaded but the islands cannot. */
const sendForm: SendForm = async (form, control) => (await import("../forms/sendForm.ts")).sendForm(form, control);
const islands = startIslands({ load, sendForm });
const wake = (island: HTMLElement): void => islands.wake(island);
const bar = findIsland<typeof compareBar>("compareBar");
if (bar !== null) {
  void painted
    .then(() => askEarly(compareIndexPath))
    .then((list) => {
      if (comparedCount(list) > 0) islands.wake(bar);
    });
}
const sections = findIsland<typeof sectionsIsland>("sections");
// Nothing is loaded before the visitor scrolls, or arrives at a section by its link.
if (sections !== null) {
  if (location.hash) wake(sections);
  window.addEventListener("scroll", () => wake(sections), { once: true, passive: true });
}
askConsent(wake, painted);
const seenPlace = findIsland<typeof seenIsland>("seen");
if (!mayRemember()) forgetSeen();
else if (seenPlace !== null)
  void painted
    .then(() => import("../seen/openSeen.ts"))
    .then(({ openSeen }) => openSeen(seenPlace, wake), console.error);
const showWishes = awaitWishes(async (form) => (await import("./openWishes.ts")).openWishes(form));
const isAboutCart = findIsland<typeof cartPanel>("cartPanel") === null;
wireCartTotals({
  ask: () => painted.then(() => askEarly(readCartPath)),
  show: (totals) => {
    showCartTotals(totals);
    showCheckoutBar(totals);
  },
  onAnswer: (cart) => {
    showWishes(cart);
    // A page about the cart never suggests products that are in it.
    if (cart.totalAmount > 0 && !isAboutCart && findMarked(document, buyMarks.control))
      void import("../cart/wakeFull.ts").then(({ wakeFull }) => wakeFull(cart, wake));
  },
});
awaitMenu(
  (menu) =>
    void load("menu" satisfies typeof headerMenu.name).then(({ mount }) => mount(menu, () => null), console.error),
);
wireCartPanel(wake);
wireSticky();
focusOpened();
wireMicroBanner();
tellOffline();
// Code that few pages need is loaded only by those. A checkout in which nothing was typed has nothing to restore before
// it is touched.
if (forms === "now" || (forms === "touched" && hasDraft())) keepTyped();
if (document.documentElement.dataset["theme"] !== "standard")
  void import("./tellTheme.ts").then(({ tellTheme }) => tellTheme());
void painted.then(() => {
  fetchFace();
  preloadWhenIdle(() => filesAhead(map));
});

import { awaitMenu, wireMicroBanner, wireSticky } from "@torg/navigation/wire";
import { eagerFiles, preloadWhenIdle, readIslandMap, startIslands } from "@torg/islands/runtime";
import type { SendForm } from "@torg/islands/runtime";
import { askConsent } from "../consent/askConsent.ts";
import type { menu as headerMenu } from "../frame/menu.island.tsx";
import { connectCartTotals } from "./connectCartTotals.ts";
import { createFormsScript } from "./createFormsScript.ts";
import { fetchFace } from "./fetchFace.ts";
import { loadIslandModule } from "./loadIslandModule.ts";
import { markMissing } from "./markMissing.ts";
import { showOfflineMessage } from "./showOfflineMessage.ts";
import { wakeCompareBar } from "./wakeCompareBar.ts";
import { wakeSections } from "./wakeSections.ts";
import { wakeSeen } from "./wakeSeen.ts";
import { wireCartPanel } from "./wireCartPanel.ts";

/** Only called when this script loaded but the islands cannot. */
const sendForm: SendForm = async (form, control) => (await import("../forms/sendForm.ts")).sendForm(form, control);

/**
 * Starts what every page has before any island. It runs when the page has been painted (`runPageScripts`). The order
 * matters: images that are missing already are marked before anything else runs, and islands listen before any step may
 * wake one of them.
 */
export function startRuntime(): void {
  markMissing();
  const map = readIslandMap();
  const wake = (island: HTMLElement): void => islands.wake(island);
  const formsScript = createFormsScript(wake);
  const load = (name: string) => loadIslandModule(name, map, formsScript);
  const islands = startIslands({ load, sendForm });
  wakeCompareBar(wake);
  wakeSections(wake);
  askConsent(wake);
  wakeSeen(wake);
  connectCartTotals(wake);
  awaitMenu((menu) => {
    void load("menu" satisfies typeof headerMenu.name).then(({ mount }) => mount(menu, () => null), console.error);
  });
  wireCartPanel(wake);
  wireSticky();
  wireMicroBanner();
  showOfflineMessage();
  formsScript.loadAtStart();
  if (document.documentElement.dataset["theme"] !== "standard")
    void import("./logTheme.ts").then(({ logTheme }) => logTheme());
  fetchFace();
  preloadWhenIdle(() => eagerFiles(map));
}

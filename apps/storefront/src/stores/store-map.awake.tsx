import { defineIsland } from "@torg/islands";
import { storeView } from "@torg/stores/domain";
import { openedPage } from "../awake/openedPage.ts";
import { pageConsent } from "../consent/pageConsent.ts";
import { StoresMap } from "./StoresMap.tsx";

export const { mount } = defineIsland(async () => {
  const [{ settings, page }] = await Promise.all([openedPage(), import("../client/storeMapStyles.ts")]);
  if (page.page !== "store") throw new Error(`There is no store on the page ${page.page}.`);
  const { maps } = settings;
  const firstView = storeView(page.store, maps.tileUrl !== "");
  return <StoresMap stores={[page.store]} {...{ maps, firstView }} consent={pageConsent(settings.consentDefaults)} />;
});

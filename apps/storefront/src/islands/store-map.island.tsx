import { defineIsland } from "@torg/islands";
import { storeView } from "@torg/stores/domain";
import { openedPage } from "../client/openedPage.ts";
import { pageConsent } from "../client/pageConsent.ts";
import { StoresMap } from "../pages/StoresMap.tsx";

export const { mount } = defineIsland(async () => {
  const [{ settings, page }] = await Promise.all([openedPage(), import("../client/storeMapStyles.ts")]);
  if (page.page !== "store") throw new Error(`There is no store on the page ${page.page}.`);
  const { maps } = settings;
  const firstView = storeView(page.store, maps.tileUrl !== "");
  return <StoresMap stores={[page.store]} {...{ maps, firstView }} consent={pageConsent(settings.consentDefaults)} />;
});

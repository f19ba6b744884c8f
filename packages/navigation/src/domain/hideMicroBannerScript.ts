import { microBannerKey } from "./microBanner.ts";

/**
 * Takes the news away before it is painted, when this session has closed it: nothing may move afterwards. It stands
 * in the page behind the news, so the page's policy names it by its hash.
 */
export const hideMicroBannerScript = `try{if(sessionStorage.${microBannerKey}=="true")document.currentScript.previousElementSibling.hidden=true}catch{}`;

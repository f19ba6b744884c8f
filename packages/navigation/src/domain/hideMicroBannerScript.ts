import { microBannerKey } from "./microBanner.ts";

/**
 * Hides a banner that was closed in this browser session before the first paint, so that nothing moves. It is inline
 * right after the banner, so the CSP allows it by its hash.
 */
export const hideMicroBannerScript = `try{if(sessionStorage.${microBannerKey}=="true")document.currentScript.previousElementSibling.hidden=true}catch{}`;

import type { ConsentPage } from "./createConsentState.ts";

/** A page without any decision and without the ability to make one: one rendered for everybody, as by a server. */
export const undecidedPage: ConsentPage = {
  readCookies: () => "",
  writeCookie: () => {},
  address: () => "/",
  load: () => {},
  isSecure: true,
};

/** The browser's page with its cookies and address. On a server, the undecided one. */
export function browserPage(): ConsentPage {
  if (typeof document === "undefined") return undecidedPage;
  return {
    readCookies: () => document.cookie,
    writeCookie(cookie) {
      document.cookie = cookie;
    },
    address: () => window.location.pathname + window.location.search + window.location.hash,
    load(address) {
      window.location.replace(address);
    },
    isSecure: window.location.protocol === "https:",
  };
}

import type { ConsentPage } from "./createConsentState.ts";

/** Where nothing has been decided and nothing can be. */
const nobody: ConsentPage = {
  readCookies: () => "",
  writeCookie: () => {},
  address: () => "/",
  load: () => {},
  isSecure: true,
};

/** The page of the browser: its cookies and its address. On a server it is one that has decided nothing. */
export function browserPage(): ConsentPage {
  if (typeof document === "undefined") return nobody;
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

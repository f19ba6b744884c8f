import { createClient } from "@torg/http";
import type { Client } from "@torg/http";
import { csrfToken, ensureCsrfToken, oncePerPage, takeEarlyAnswer } from "@torg/islands";
import { csrfTokenPath } from "@torg/pages/contract";

/** The one client of this document: sends the token of the page, which cached pages get before the first POST. */
export const shopClient: () => Client = oncePerPage(() => {
  let refusal: Response | undefined;
  return createClient({
    csrfToken: (method) => (method === "POST" ? ensureCsrfToken(csrfTokenPath) : csrfToken()),
    async fetch(address, request) {
      // Once the session has ended, another's cart and checkout must not take the place of what stands on the page.
      const known = (address.startsWith("/checkout") && refusal) || (await takeEarlyAnswer(address));
      const answer = known || (await fetch(address, request));
      if (answer.status !== 419) return answer;
      refusal = answer;
      void import("./tellOnTop.ts").then(({ tellStale }) => tellStale());
      return answer.clone();
    },
  });
});

import { createClient, sessionExpired } from "@torg/http";
import type { Client } from "@torg/http";
import { csrfToken, ensureCsrfToken, oncePerPage, takePrefetched } from "@torg/islands";
import { csrfTokenPath } from "@torg/pages/contract";

/** The one client of this document. It sends the page's token, which cached pages fetch before the first POST. */
export const shopClient: () => Client = oncePerPage(() => {
  let refusal: Response | undefined;
  return createClient({
    csrfToken: (method) => (method === "POST" ? ensureCsrfToken(csrfTokenPath) : csrfToken()),
    async fetch(address, request) {
      // Once the session has ended, the cart and checkout of a new session must not replace what the page shows.
      const prepared = (address.startsWith("/checkout") && refusal) || (await takePrefetched(address));
      const answer = prepared || (await fetch(address, request));
      if (answer.status !== sessionExpired) return answer;
      refusal = answer;
      void import("./showTopMessage.ts").then(({ showSessionExpired }) => showSessionExpired());
      return answer.clone();
    },
  });
});

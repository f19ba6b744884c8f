import { createClient } from "@torg/http";
import type { Client } from "@torg/http";
import { csrfToken, ensureCsrfToken, oncePerPage } from "@torg/islands";

/** The refusal of a page whose session has ended. */
let refusal: Response | undefined;

/** The one client of this document; cached pages get their token before the first POST. */
export const shopClient: () => Client = oncePerPage(() =>
  createClient({
    async csrfToken(method) {
      if (method === "POST") await ensureCsrfToken("/api/internal/csrf-token");
      return csrfToken();
    },
    async fetch(address, request) {
      // What the shop would say from then on is about a stranger: it must not take the place of what stands here.
      const answer = refusal ?? (await fetch(address, request));
      if (answer.status !== 419) return answer;
      refusal = answer;
      // The file says it by itself, once: the shortest way, since this stands in the script of every page.
      void import("./tellStaleOnce.ts");
      return answer.clone();
    },
  }),
);

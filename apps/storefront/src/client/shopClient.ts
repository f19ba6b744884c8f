import { createClient } from "@torg/http";
import type { Client } from "@torg/http";
import { csrfToken, ensureCsrfToken, oncePerPage } from "@torg/islands";

/** The one client of this document; cached pages get their token before the first POST. */
export const shopClient: () => Client = oncePerPage(() =>
  createClient({
    async csrfToken(method) {
      if (method === "POST") await ensureCsrfToken("/api/internal/csrf-token");
      return csrfToken();
    },
    async fetch(address, request) {
      const answer = await fetch(address, request);
      // The file says it by itself, once: the shortest way, since this stands in the script of every page.
      if (answer.status === 419) void import("./tellStaleOnce.ts");
      return answer;
    },
  }),
);

import { setTimeout as pause } from "node:timers/promises";
import { askOnce, type Outcome } from "./askOnce.ts";

/** What a buyer looks at who already has a cart. */
const personal = ["/varukorg", "/kassa/leverans", "/checkoutv3/products/index"];
const between = 500;

/** Somebody who looks at cart and checkout again and again. */
export interface CartWatch {
  /** Begins to look; answers how to end it, with what was answered. */
  readonly look: () => () => Promise<readonly Outcome[]>;
}

/** Comes to a shop that is well, to look at its cart while it is not. */
export async function watchCart(address: string): Promise<CartWatch> {
  const visit = await askOnce(address, "/api/internal/csrf-token");
  const cookie = visit.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  return {
    look() {
      const end = new AbortController();
      const seen: Outcome[] = [];
      const looking = personal.map(async (path) => {
        const accept = path.startsWith("/checkoutv3") ? "application/json" : "text/html";
        while (!end.signal.aborted) {
          seen.push(await askOnce(address, path, { headers: { cookie, accept } }));
          await pause(between);
        }
      });
      return async () => {
        end.abort();
        await Promise.all(looking);
        return seen;
      };
    },
  };
}

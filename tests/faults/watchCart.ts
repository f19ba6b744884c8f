import { setTimeout as pause } from "node:timers/promises";
import { askOnce, type Outcome } from "./askOnce.ts";

/** Addresses opened by a buyer who already has a cart. */
const personal = ["/varukorg", "/kassa/leverans", "/checkoutv3/products/index"];
const between = 500;

/** A buyer who opens cart and checkout repeatedly. */
export interface CartWatch {
  /** Starts; the result ends it and gives the responses. */
  readonly look: () => () => Promise<readonly Outcome[]>;
}

/** Gets a cart while the shop is well, to open it while it is not. */
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

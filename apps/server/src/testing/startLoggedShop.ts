import { vi } from "vitest";
import { readConfig } from "../config/readConfig.ts";
import { createShop, type Shop } from "../shop/createShop.ts";

/** A shop and what it has written to its log, from warnings on. */
interface LoggedShop {
  readonly shop: Shop;
  readonly written: readonly string[];
  /** Ends the capture of standard output. */
  readonly restore: () => void;
}

/** Starts a shop without data on a database, and captures its log. */
export async function startLoggedShop(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
  options: Parameters<typeof createShop>[1] = {},
): Promise<LoggedShop> {
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    SHOP_DATA: "empty",
    LOG_LEVEL: "warn",
    NODE_ENV: "test",
    TORG_DATA_DIR: "/tmp/torg-test-unused",
    ...environment,
  });
  return { shop: await createShop(config, options), written, restore: () => write.mockRestore() };
}

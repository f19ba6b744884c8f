import { readConfig } from "./config/readConfig.ts";
import { seedWhenEmpty } from "./seed/seedWhenEmpty.ts";
import { createShop } from "./shop/createShop.ts";

const config = readConfig(process.env);
const shop = await createShop(config, { seed: seedWhenEmpty });
const address = await shop.server.listen({ port: config.port, host: config.host });
console.log(`Shop server: ${address}`);

let closing: Promise<void> | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    closing ??= shop.close().then(() => process.exit(0));
  });
}

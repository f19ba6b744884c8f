import { readConfig } from "./config/readConfig.ts";
import { prepareShop } from "./shop/prepareShop.ts";
import { createShop } from "./shop/createShop.ts";
import { endWithShop } from "./shop/endWithShop.ts";

const config = readConfig(process.env);
const shop = await createShop(config, { seed: prepareShop });
const address = await shop.server.listen({ port: config.port, host: config.host });
console.log(`Shop server: ${address}`);
endWithShop(shop);

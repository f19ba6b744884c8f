import { tellStale } from "./tellStale.ts";

tellStale();

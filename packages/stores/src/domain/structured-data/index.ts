export { storeStructuredData } from "./storeStructuredData.ts";

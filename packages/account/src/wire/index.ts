export { bankIdMarks } from "./bankIdMarks.ts";
export { wireBankId } from "./wireBankId.ts";
export type { BankIdPolling } from "./wireBankId.ts";
export { awaitWishes } from "./awaitWishes.ts";
export { wireWishes } from "./wireWishes.ts";
export type { SaveWish, WishChange, WishHearts } from "./wireWishes.ts";
export { wishMarks } from "./wishMarks.ts";

export { bankIdMarks } from "./bankIdMarks.ts";
export { wireBankId } from "./wireBankId.ts";
export type { BankIdWaiting } from "./wireBankId.ts";
export { awaitWishes } from "./awaitWishes.ts";
export { wireWishes } from "./wireWishes.ts";
export type { KeepWish, PressedHeart, WiredWishes } from "./wireWishes.ts";
export { wishMarks } from "./wishMarks.ts";

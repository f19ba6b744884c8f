import type { BankIdDevice } from "@torg/account/domain";
import type { BankIdWord } from "./BankId.ts";

/** BankID's recommended messages, by their official names. */
export type BankIdMessage =
  | "RFA1"
  | "RFA3"
  | "RFA6"
  | "RFA8"
  | "RFA9"
  | "RFA13"
  | "RFA15"
  | "RFA16"
  | "RFA17A"
  | "RFA17B"
  | "RFA21"
  | "RFA22"
  | "RFA23";

/** The next step of the waiting page. */
export type BankIdStep =
  /** Ask again in two seconds; the code is renewed every second while it can still be scanned. */
  | {
      readonly kind: "waiting";
      readonly message: BankIdMessage;
      /** The app has not been opened yet. */
      readonly awaitsApp: boolean;
      readonly showsCode: boolean;
    }
  | { readonly kind: "over"; readonly message: BankIdMessage }
  | { readonly kind: "done"; readonly personalNumber: string };

/** Milliseconds between two checks of one login. */
export const collectEvery = 2000;

/** Milliseconds after which BankID has forgotten a login, whatever its last state. */
export const maxLoginMs = 5 * 60_000;

const pending: Readonly<Record<string, Readonly<Record<BankIdDevice, BankIdMessage>>>> = {
  outstandingTransaction: { same: "RFA13", other: "RFA1" },
  noClient: { same: "RFA1", other: "RFA1" },
  started: { same: "RFA15", other: "RFA15" },
  userMrtd: { same: "RFA23", other: "RFA23" },
  userSign: { same: "RFA9", other: "RFA9" },
};

const failed: Readonly<Record<string, Readonly<Record<BankIdDevice, BankIdMessage>>>> = {
  expiredTransaction: { same: "RFA8", other: "RFA8" },
  certificateErr: { same: "RFA16", other: "RFA16" },
  userCancel: { same: "RFA6", other: "RFA6" },
  cancelled: { same: "RFA3", other: "RFA3" },
  startFailed: { same: "RFA17A", other: "RFA17B" },
};

/** The app has not been opened yet. */
const unread: readonly string[] = ["outstandingTransaction", "noClient"];

/** The next step of a login. Unknown hints are treated by status: pending continues, failed ends. */
export function bankIdStep(word: BankIdWord, device: BankIdDevice): BankIdStep {
  switch (word.status) {
    case "complete":
      return { kind: "done", personalNumber: word.personalNumber };
    case "gone":
      return { kind: "over", message: "RFA22" };
    case "failed":
      return { kind: "over", message: failed[word.hintCode]?.[device] ?? "RFA22" };
    case "pending": {
      const awaitsApp = unread.includes(word.hintCode);
      const message = pending[word.hintCode]?.[device] ?? "RFA21";
      return { kind: "waiting", message, awaitsApp, showsCode: awaitsApp && device === "other" };
    }
  }
}

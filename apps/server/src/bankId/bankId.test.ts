import type { BankIdDevice } from "@torg/account/domain";
import { describe, expect, it } from "vitest";
import { ProviderError } from "../providers/providerHttp.ts";
import { aCertificate } from "../testing/fixtures/aCertificate.ts";
import { createSealing } from "../secrets/createSealing.ts";
import { bankIdTexts } from "../texts/bankIdTexts.ts";
import { bankIdCode, bankIdLink } from "./bankIdCode.ts";
import { bankIdStep } from "./bankIdStep.ts";
import { createBankId } from "./createBankId.ts";
import { createBankIdStandIn, standInPerson } from "./createBankIdStandIn.ts";
import { personDigests } from "./personDigests.ts";
import type { BankIdAct } from "./StandInOrders.ts";

/** BankID's stand-in with a manual clock. */
function open() {
  let now = 0;
  const standIn = createBankIdStandIn(() => now);
  const bankId = createBankId({ host: "https://bankid.stand-in.invalid", certificate: undefined }, standIn.fetch);
  const start = () => bankId.start("192.0.2.7");
  return { bankId, standIn, start, pass: (seconds: number) => (now += seconds * 1000) };
}

describe("a login by BankID", () => {
  it("is done when the app was opened and the code entered, and reports its end once", async () => {
    const { bankId, standIn, start } = open();
    const { orderRef } = await start();
    expect(await bankId.collect(orderRef)).toMatchObject({ status: "pending", hintCode: "outstandingTransaction" });
    await standIn.act(orderRef, "open");
    expect(await bankId.collect(orderRef)).toMatchObject({ status: "pending", hintCode: "userSign" });
    await standIn.act(orderRef, "sign");
    expect(await bankId.collect(orderRef)).toEqual({ status: "complete", personalNumber: standInPerson });
    expect(await bankId.collect(orderRef)).toEqual({ status: "gone" });
  });

  it.each<{ act: BankIdAct | null; seconds: number; hintCode: string }>([
    { act: null, seconds: 31, hintCode: "startFailed" },
    { act: "open", seconds: 181, hintCode: "expiredTransaction" },
    { act: "cancel", seconds: 1, hintCode: "userCancel" },
    { act: "block", seconds: 1, hintCode: "certificateErr" },
  ])("fails with $hintCode", async ({ act, seconds, hintCode }) => {
    const { bankId, standIn, start, pass } = open();
    const { orderRef } = await start();
    if (act !== null) await standIn.act(orderRef, act);
    pass(seconds);
    expect(await bankId.collect(orderRef)).toMatchObject({ status: "failed", hintCode });
    expect(await bankId.collect(orderRef)).toEqual({ status: "gone" });
  });

  it("is gone once it was cancelled", async () => {
    const { bankId, start } = open();
    const { orderRef } = await start();
    await bankId.cancel(orderRef);
    expect(await bankId.collect(orderRef)).toEqual({ status: "gone" });
  });

  it("is started for a network address only, and says why it is not", async () => {
    const { bankId } = open();
    await expect(bankId.start("somewhere")).rejects.toMatchObject({ status: 400, code: "invalidParameters" });
  });
});

describe("requests to BankID's API", () => {
  it("use its API for relying parties, with the certificate and no personal data", async () => {
    const sent: unknown[] = [];
    const bankId = createBankId({ host: "https://bankid.example", certificate: aCertificate }, async (url, init) => {
      sent.push([init.method, url, init.body, init.certificate]);
      return Response.json({ orderRef: "o", autoStartToken: "a", qrStartToken: "t", qrStartSecret: "s" });
    });
    await bankId.start("192.0.2.7");
    const url = "https://bankid.example/rp/v6.0/auth";
    expect(sent).toEqual([["POST", url, '{"endUserIp":"192.0.2.7"}', aCertificate]]);
  });

  it.each([
    { status: 503, body: { errorCode: "Maintenance", details: "" }, code: "Maintenance", trouble: "failed" },
    {
      status: 400,
      body: { errorCode: "alreadyInProgress", details: "" },
      code: "alreadyInProgress",
      trouble: "refused",
    },
  ])("are answered with $code", async ({ status, body, code, trouble }) => {
    const answer = async () => Response.json(body, { status });
    const bankId = createBankId({ host: "https://bankid.example", certificate: undefined }, answer);
    await expect(bankId.collect("o")).rejects.toMatchObject({ trouble, status, code });
    await expect(bankId.collect("o")).rejects.toBeInstanceOf(ProviderError);
  });

  it("are not trusted when the proved number is invalid", async () => {
    const completionData = { user: { personalNumber: "somebody" } };
    const answer = async () => Response.json({ status: "complete", completionData });
    const bankId = createBankId({ host: "https://bankid.example", certificate: undefined }, answer);
    await expect(bankId.collect("o")).rejects.toMatchObject({ trouble: "invalid" });
  });
});

describe("bankIdStep", () => {
  const hints = (status: "pending" | "failed", device: BankIdDevice, ...codes: readonly string[]) =>
    codes.map((hintCode) => bankIdStep({ status, hintCode }, device));

  it("gives the messages that BankID recommends, and the code only until it was scanned", () => {
    const codes = ["outstandingTransaction", "noClient", "started", "userMrtd", "userSign", "new"];
    expect(hints("pending", "other", ...codes)).toEqual([
      { kind: "waiting", message: "RFA1", awaitsApp: true, showsCode: true },
      { kind: "waiting", message: "RFA1", awaitsApp: true, showsCode: true },
      { kind: "waiting", message: "RFA15", awaitsApp: false, showsCode: false },
      { kind: "waiting", message: "RFA23", awaitsApp: false, showsCode: false },
      { kind: "waiting", message: "RFA9", awaitsApp: false, showsCode: false },
      { kind: "waiting", message: "RFA21", awaitsApp: false, showsCode: false },
    ]);
    expect(hints("pending", "same", "outstandingTransaction")).toEqual([
      { kind: "waiting", message: "RFA13", awaitsApp: true, showsCode: false },
    ]);
  });

  it("says why it failed, depending on the device where that matters", () => {
    const codes = ["expiredTransaction", "certificateErr", "userCancel", "cancelled", "startFailed", "new"];
    const messages = hints("failed", "other", ...codes).map((step) => ("message" in step ? step.message : null));
    expect(messages).toEqual(["RFA8", "RFA16", "RFA6", "RFA3", "RFA17B", "RFA22"]);
    expect(hints("failed", "same", "startFailed")).toEqual([{ kind: "over", message: "RFA17A" }]);
  });

  it("is over when BankID does not know the login, and done once somebody proved who they are", () => {
    expect(bankIdStep({ status: "gone" }, "same")).toEqual({ kind: "over", message: "RFA22" });
    const done = bankIdStep({ status: "complete", personalNumber: standInPerson }, "same");
    expect(done).toEqual({ kind: "done", personalNumber: standInPerson });
  });

  it("has a text for each of its messages", () => {
    const codes = ["outstandingTransaction", "started", "userMrtd", "userSign", "new"];
    for (const step of [...hints("pending", "same", ...codes), ...hints("failed", "other", ...codes, "startFailed")]) {
      if ("message" in step) expect(bankIdTexts[step.message]).toMatch(/\.$/);
    }
  });
});

describe("the ways into the app", () => {
  const order = {
    orderRef: "131daac9-16c6-4618-beb0-365768f37288",
    autoStartToken: "7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6",
    qrStartToken: "67df3917-fa0d-44e5-b327-edcc928297f8",
    qrStartSecret: "d28db9a7-4cde-429e-a983-359be676944c",
  };

  // The example published by BankID.
  it.each([
    [0, "dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8"],
    [1, "949d559bf23403952a94d103e67743126381eda00f0b3cbddbf7c96b1adcbce2"],
    [2.9, "a9e5ec59cb4eee4ef4117150abc58fad7a85439a6a96ccbecc3668b41795b3f3"],
  ])("are a code that changes every second: after %d s", (seconds, proof) => {
    expect(bankIdCode(order, seconds)).toBe(`bankid.${order.qrStartToken}.${Math.floor(seconds)}.${proof}`);
  });

  it("are a link that returns to the shop", () => {
    expect(bankIdLink(order, { app: "https://app.bankid.com/", back: "https://shop.example/login" })).toBe(
      `https://app.bankid.com/?autostarttoken=${order.autoStartToken}&redirect=https%3A%2F%2Fshop.example%2Flogin`,
    );
  });
});

describe("personDigests", () => {
  const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

  it("are equal for the same number, different with other keys, and reveal nothing about the number", () => {
    const before = personDigests(standInPerson, createSealing([first]));
    expect(before).toEqual(personDigests(standInPerson, createSealing([first])));
    // A new first key replaces the old one, which still recognises the number.
    expect(personDigests(standInPerson, createSealing([second, first]))[1]).toEqual(before[0]);
    expect(before[0]?.toString("utf8")).not.toContain(standInPerson);
  });

  it("are null for an invalid personal number", () => {
    for (const text of ["", "0001010106", "190001010106 ", "somebody"])
      expect(personDigests(text, createSealing([first]))).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { readConfig } from "../config/readConfig.ts";
import { nextTry } from "./nextTry.ts";
import { isWebhookSecret, makeWebhookSecret, signMessage } from "../secrets/signMessage.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const message = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", seconds: 1_614_265_330, body: '{"test": 2432232314}' };
const signature = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";

describe("the signature of a webhook", () => {
  it("matches the published example of Standard Webhooks", () => {
    expect(signMessage(message, [secret])).toEqual({
      "webhook-id": message.id,
      "webhook-timestamp": "1614265330",
      "webhook-signature": signature,
    });
  });

  it("is made with both secrets during a rotation", () => {
    const signatures = signMessage(message, [makeWebhookSecret(), secret])["webhook-signature"].split(" ");
    expect(signatures).toHaveLength(2);
    expect(signatures[1]).toBe(signature);
    expect(signatures[0]).not.toBe(signature);
  });

  it.each([
    [secret, true],
    [makeWebhookSecret(), true],
    ["MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", false],
    ["whsec_c2hvcnQ=", false],
    [`whsec_${"A".repeat(100)}`, false],
    ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLa w", false],
  ])("accepts %s as a secret: %s", (text, expected) => {
    expect(isWebhookSecret(text)).toBe(expected);
  });
});

describe("secrets in environment variables", () => {
  it("belong to the receiver in the variable's name, the newest first", () => {
    const { webhookSecrets, allowsPrivateWebhooks } = readConfig({ WEBHOOK_SECRET_MIN_KASSA: `${secret},${secret}` });
    expect([...webhookSecrets]).toEqual([["min-kassa", [secret, secret]]]);
    expect(allowsPrivateWebhooks).toBe(false);
    expect(readConfig({ WEBHOOKS_ALLOW_PRIVATE: "1" }).allowsPrivateWebhooks).toBe(true);
  });

  it("are reported when they are invalid", () => {
    expect(() => readConfig({ WEBHOOK_SECRET_LAGER: "hemligt" })).toThrow("WEBHOOK_SECRET_LAGER");
  });
});

describe("the time of the next try", () => {
  const delays = (random: number) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((tries) => nextTry(tries, random));

  it("is later each time, for three days, and then never", () => {
    expect(delays(0.5)).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
  });

  it("varies by a fifth in either direction", () => {
    expect([nextTry(2, 0), nextTry(2, 1)]).toEqual([240, 360]);
  });

  it("respects the receiver's requested delay, up to a day", () => {
    expect([nextTry(1, 0.5, 60), nextTry(1, 0.5, 10_000_000), nextTry(3, 0.5, 60)]).toEqual([60, 86_400, 1800]);
    expect(nextTry(10, 0.5, 60)).toBeNull();
  });
});

import { loginFromCheckoutCall as call } from "@torg/account/contract";
import { createClient } from "@torg/http";
import { createMock, reply, replyFailure, replyNetworkFailure } from "@torg/http/mock";
import { describe, expect, it } from "vitest";
import { sendLogin } from "./sendLogin.ts";

const anna = { email: "anna@example.se", password: "fel" };
const tooOften = "För många försök. Vänta en kvart och försök igen.";

describe("sendLogin", () => {
  it.each([
    ["tells nothing of a login that was taken", reply(call, { error: false, msg: "" }), null],
    ["tells what the server said of a wrong password", reply(call, { error: true, msg: "Fel." }), { text: "Fel." }],
    [
      "tells what the server said of too many",
      replyFailure(call, { status: 429, message: tooOften }),
      { text: tooOften },
    ],
    ["has no words of a failure", replyFailure(call, { status: 500, message: "Något gick fel" }), { text: null }],
    ["has no words where there is no answer", replyNetworkFailure(call), { text: null }],
  ])("%s", async (_title, answer, problem) => {
    const client = createClient(createMock([answer]));
    expect(await sendLogin(client, anna)).toEqual(problem);
  });
});

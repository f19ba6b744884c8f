import { loginFromCheckoutCall, logOutCall } from "@torg/checkout/contract";
import { eraseDataCall, leaveClubCall } from "@torg/pages/contract";
import { expect, it } from "vitest";
import { accountForms } from "./accountForms.ts";

it("leads where the calls of the same names go", () => {
  expect(accountForms).toEqual({
    login: loginFromCheckoutCall.path,
    logout: logOutCall.path,
    leave: leaveClubCall.path,
    erase: eraseDataCall.path,
  });
});

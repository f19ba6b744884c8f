import { expect, it } from "vitest";
import { browserPage } from "./browserPage.ts";

it("has no consent on a server, which has no document", () => {
  const page = browserPage();
  page.writeCookie("required=1");
  page.load("/");
  expect([page.readCookies(), page.address(), page.isSecure]).toEqual(["", "/", true]);
});

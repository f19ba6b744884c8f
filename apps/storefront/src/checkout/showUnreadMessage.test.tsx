import { CallError } from "@torg/http";
import { beforeEach, expect, it } from "vitest";
import { pageMarks } from "../awake/pageMarks.ts";
import { showUnreadMessage } from "./showUnreadMessage.ts";

const failed = (status: number) => new CallError("The call failed.", { status, serverMessage: null, data: null });

beforeEach(() => {
  document.body.innerHTML = `<div><p data-wire="${pageMarks.offline}" hidden></p></div>`;
});

it.each([failed(500), failed(0), new Error("No page.")])(
  "says that the checkout could not be read, with a link that reloads it: %s",
  (error) => {
    showUnreadMessage(error);
    expect(document.querySelector("[role=alert]")?.textContent).toBe(
      "Något gick fel vid inläsningen av kassan. Var god se över din varukorg och ladda därefter om sidan. Försök igen",
    );
    expect(document.querySelector("a")?.getAttribute("href")).toBe("");
  },
);

it("does nothing for an expired session, which has its own message", () => {
  showUnreadMessage(failed(419));
  expect(document.querySelector("[role=alert]")).toBeNull();
});

import { afterEach, expect, it, vi } from "vitest";
import { pageMarks } from "../awake/pageMarks.ts";
import { consentDialog as dialog, leaveConsentPage, writeConsentPage } from "../testing/consentPage.ts";
import { requireChoice } from "./requireChoice.ts";

const request = vi.spyOn(window, "fetch");

afterEach(() => {
  leaveConsentPage();
  request.mockReset();
});

it("fetches the style sheets of the document for the next page while the visitor chooses", () => {
  request.mockImplementation(() => Promise.reject(new Error("offline")));
  writeConsentPage("");
  document.head.innerHTML = `<style data-wire="${pageMarks.inlinedSheet}" data-href="/build/home.css"></style><style></style>`;
  const found = dialog();
  if (found) requireChoice(found, () => true);
  expect(request.mock.calls.map(([address]) => address)).toEqual(["/build/home.css"]);
});

import { withdrawalExceptions } from "@torg/compliance";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { aFoundWithdrawal, aWithdrawalPage } from "../testing/servicePages.ts";
import { WithdrawalPage } from "./WithdrawalPage.tsx";

it("says before the first step what cannot be withdrawn from, and takes it all the same", () => {
  const html = renderToString(<WithdrawalPage page={aWithdrawalPage()} />);
  for (const exception of withdrawalExceptions) expect(html).toContain(`<li>${exception}</li>`);
  expect(html).toContain("Skicka ändå");
  expect(html).toContain('action="/angra-kop"');
});

it("puts nothing between the declaration and its confirmation", () => {
  const html = renderToString(<WithdrawalPage page={aFoundWithdrawal()} />);
  expect(html).not.toContain("gäller inte");
  expect(html).toContain("Bekräfta frånträde");
});

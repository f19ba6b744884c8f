import { withdrawalExceptions } from "@torg/compliance";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { aReturnOrder } from "../../fixtures/aReturnOrder.ts";
import { WithdrawalPage } from "./WithdrawalPage.tsx";

it("lists the exceptions from withdrawal before the first step, and accepts a withdrawal anyway", () => {
  const html = renderToString(<WithdrawalPage step="start" name="" order={null} receipt={null} />);
  for (const exception of withdrawalExceptions) expect(html).toContain(`<li>${exception}</li>`);
  expect(html).toContain("Skicka ändå");
  expect(html).toContain('action="/angra-kop"');
});

it("starts at the first quantity when the quantities come back refused", () => {
  const flash = { values: {}, errors: { products: ["Välj minst en vara."] } };
  const html = renderToString(
    <WithdrawalPage step="confirm" name="Anna Andersson" order={aReturnOrder()} receipt={null} flash={flash} />,
  );
  expect(html.match(/<input[^>]*autofocus=""[^>]*>/i)?.[0]).toContain('name="products[1001]"');
});

it("puts nothing between the declaration and its confirmation", () => {
  const html = renderToString(
    <WithdrawalPage step="confirm" name="Anna Andersson" order={aReturnOrder()} receipt={null} />,
  );
  expect(html).not.toContain("gäller inte");
  expect(html).toContain("Bekräfta frånträde");
});

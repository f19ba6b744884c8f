import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { returnsTexts } from "../../texts/sv.ts";
import { ReturnsProvider } from "../ReturnsProvider.tsx";
import { WithdrawalStart } from "./WithdrawalStart.tsx";

it("uses the shop's own texts", () => {
  const texts = { ...returnsTexts, withdrawal: { ...returnsTexts.withdrawal, next: "Till steg två" } };
  const html = renderToStaticMarkup(
    <ReturnsProvider texts={texts}>
      <WithdrawalStart />
    </ReturnsProvider>,
  );
  expect(html).toContain("Till steg två");
  expect(html).not.toContain("Gå vidare");
});

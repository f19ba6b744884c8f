import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { aCaseReceipt } from "../../fixtures/aCaseReceipt.ts";
import { CaseReceiptCard } from "./CaseReceiptCard.tsx";

const shown = (isMailed?: boolean): string =>
  renderToStaticMarkup(<CaseReceiptCard receipt={aCaseReceipt({ isMailed })} />);

describe("the receipt of a return or complaint", () => {
  it("promises a letter unless the shop says that none is sent", () => {
    for (const html of [shown(), shown(true)]) expect(html).toContain("Vi skickar samma kvitto till");
    expect(shown(false)).not.toContain("Vi skickar samma kvitto");
    expect(shown(false)).toContain("Skriv ut eller spara kvittot.");
  });
});

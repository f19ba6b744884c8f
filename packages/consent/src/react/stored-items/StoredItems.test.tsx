import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { consentTexts } from "../../texts/sv.ts";
import { StoredItems } from "./StoredItems.tsx";

it("uses a shop's own texts about stored items, and the Swedish ones by default", () => {
  const own = { ...consentTexts, later: { stored: { kept: () => "så länge det behövs" } } };
  const html = renderToStaticMarkup(<StoredItems texts={own} />);
  expect(html).toContain("Kaka, så länge det behövs");
  expect(html).not.toContain("sparas");
});

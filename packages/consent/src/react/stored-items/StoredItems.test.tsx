import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { consentTexts } from "../../texts/index.ts";
import { StoredItems } from "./StoredItems.tsx";

it("says a shop's own words about what is kept, and the Swedish ones where it has none", () => {
  const own = { ...consentTexts, later: { stored: { kept: () => "så länge det behövs" } } };
  const html = renderToStaticMarkup(<StoredItems texts={own} />);
  expect(html).toContain("Kaka, så länge det behövs");
  expect(html).not.toContain("sparas");
});

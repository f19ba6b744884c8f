import { aListingProduct } from "@torg/catalog/fixtures";
import { aLayout } from "@torg/navigation/fixtures";
import { reviewsTexts } from "@torg/reviews/texts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RatingNote } from "./RatingNote.tsx";

const page = { type: "page", title: "Om omdömen", heading: "Så hanterar vi omdömen", url: "/sidor/omdomen" };
const told = (averageRating: number | null, subpages: readonly (typeof page & { subpages: never[] })[]): string =>
  renderToStaticMarkup(
    <RatingNote
      products={[aListingProduct({ averageRating: null }), aListingProduct({ averageRating })]}
      layout={aLayout({
        aboutPages: [
          { type: "page", title: "Om oss", heading: "Om oss", url: "/sidor/om-oss", subpages: [...subpages] },
        ],
      })}
    />,
  );

it("says below stars which reviews come from a purchase, and links to how the shop verifies them", () => {
  const shown = told(4.2, [{ ...page, subpages: [] }]);
  expect(shown).toContain(reviewsTexts.origin.some);
  expect(shown).toContain('<a href="/sidor/omdomen">Så hanterar vi omdömen</a>');
});

it("has no link when the shop has no such page, and shows nothing without stars", () => {
  expect(told(4.2, [])).not.toContain("<a");
  expect(told(0, [{ ...page, subpages: [] }])).toBe("");
});

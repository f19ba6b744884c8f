import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aListing } from "../../testing/listingScene.tsx";
import { ListingToolbar } from "./ListingToolbar.tsx";

afterEach(cleanup);

it.each(["", "price_asc"])("keeps the empty option that nobody can choose, sorted by '%s'", (sorting) => {
  render(<ListingToolbar listing={aListing({ sorting })} />);
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Sortera efter:/ });
  expect([select.required, select.value]).toEqual([true, sorting]);
  const [first] = select.options;
  expect([first?.value, first?.disabled, first?.textContent]).toEqual(["", true, "Sortera efter:"]);
});

import { RangeTrack } from "@torg/ui";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { RangeInput } from "@torg/format/typed";
import { priceScale, type PriceScale } from "../../domain/filters/priceScale.ts";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import type { LoadRangeTrack } from "../provider/CatalogProvider.tsx";
import { RangeFields } from "./RangeFields.tsx";

const skewed = priceScale([2990, 3000, 3100, 3200, 3300, 3400, 3500, 3600, 3700, 90_000], { min: 2990, max: 90_000 });

function show(rangeTrack?: LoadRangeTrack, scale: PriceScale | null = null) {
  const onChange = vi.fn<(typed: RangeInput) => void>();
  const loader = rangeTrack === undefined ? {} : { rangeTrack };
  render(
    <CatalogProvider {...loader}>
      <details open aria-label="Pris">
        <summary>Pris</summary>
        <RangeFields
          title="Pris"
          unit="kr"
          bounds={{ min: 2990, max: scale?.knots.at(-1)?.price ?? 15_990 }}
          scale={scale}
          min={4000}
          max={null}
          names={["price_min", "price_max"]}
          problem={null}
          onChange={onChange}
        />
      </details>
    </CatalogProvider>,
  );
  return { onChange, group: screen.getByRole("group", { name: "Pris" }) };
}

const kit = vi.fn<LoadRangeTrack>(() => Promise.resolve(RangeTrack));

describe("the thumbs of a range", () => {
  it("are loaded when the pointer enters their group", async () => {
    const { group } = show(kit);
    expect(screen.queryByRole("slider")).toBeNull();
    fireEvent.pointerOver(group);
    const lowest = await screen.findByRole<HTMLInputElement>("slider", { name: "Lägsta pris" });
    expect(lowest.value).toBe("4000");
    expect(lowest.getAttribute("aria-valuetext")?.replaceAll("\u00A0", " ")).toBe("4 000 kronor");
  });

  it("are loaded for the keyboard when the focus enters the group", async () => {
    const { onChange } = show(kit);
    fireEvent.focusIn(screen.getByText("Pris"));
    const highest = await screen.findByRole("slider", { name: "Högsta pris" });
    fireEvent.keyDown(highest, { key: "PageDown" });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.keyUp(highest, { key: "PageDown" });
    expect(onChange).toHaveBeenCalledWith({ end: "max", typed: "14690" });
  });

  it("move in steps of round prices where prices are skewed, and announce each price", async () => {
    const { onChange, group } = show(kit, skewed);
    expect(group.querySelector(".torg-range__bars path")?.getAttribute("d")).toMatch(/^M0 20v-/);
    fireEvent.pointerOver(group);
    const highest = await screen.findByRole<HTMLInputElement>("slider", { name: "Högsta pris" });
    expect(highest.value).toBe("200");
    expect(highest.getAttribute("aria-valuetext")?.replaceAll("\u00A0", " ")).toBe("90 000 kronor");
    fireEvent.keyDown(highest, { key: "PageDown" });
    fireEvent.keyUp(highest, { key: "PageDown" });
    expect(onChange).toHaveBeenCalledOnce();
    expect(onChange.mock.lastCall?.[0].end).toBe("max");
    expect(onChange.mock.lastCall?.[0].typed).toMatch(/^\d{1,2}0+$/);
    const placeholder = screen.getByRole("textbox", { name: "Högsta pris" }).getAttribute("placeholder");
    expect(placeholder?.replaceAll("\u00A0", " ")).toBe("90 000");
  });

  it("are loaded again after a failure", async () => {
    const load = vi.fn<LoadRangeTrack>().mockRejectedValueOnce(new Error("no line")).mockResolvedValue(RangeTrack);
    const { group } = show(load);
    fireEvent.pointerOver(group);
    await Promise.resolve();
    expect(screen.queryByRole("slider")).toBeNull();
    fireEvent.pointerOver(group);
    expect(await screen.findAllByRole("slider")).toHaveLength(2);
  });

  it("are left out where a shop has none; the fields do the same job", () => {
    const { group } = show();
    fireEvent.pointerOver(group);
    expect(group.querySelector(".torg-range__track")).toBeNull();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Lägsta pris" }).value).toBe("4000");
  });
});

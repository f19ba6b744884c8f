import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import type { NumberRange, RangeEnd } from "@torg/format/typed";
import type { RangeRefusal } from "./range.ts";
import { RangeSlider, type RangeSliderProps } from "./RangeSlider.tsx";
import { RangeTrack } from "./RangeTrack.tsx";

const given = {
  legend: "Pris",
  minLabel: "Från",
  maxLabel: "Till",
  minThumbLabel: "Lägsta pris",
  maxThumbLabel: "Högsta pris",
  bounds: { min: 2990, max: 15_990 },
} as const;

describeConformance<HTMLFieldSetElement>("RangeSlider", {
  root: "torg-range-slider",
  part: (props) => <RangeSlider {...given} {...props} unit="kr" />,
});

describeConformance<HTMLDivElement>("RangeTrack", {
  root: "torg-range-track",
  part: (props) => (
    <RangeTrack
      minThumbLabel={given.minThumbLabel}
      maxThumbLabel={given.maxThumbLabel}
      bounds={given.bounds}
      value={given.bounds}
      {...props}
    />
  ),
});

function setUp(props: Partial<RangeSliderProps> = {}) {
  const onRangeChange = vi.fn<(range: NumberRange, end: RangeEnd) => void>();
  const onRefuse = vi.fn<(refusal: RangeRefusal) => void>();
  const view = render(<RangeSlider {...given} onRangeChange={onRangeChange} onRefuse={onRefuse} {...props} />);
  return {
    onRangeChange,
    onRefuse,
    view,
    thumb: (name: string) => screen.getByRole<HTMLInputElement>("slider", { name }),
    field: (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }),
    user: userEvent.setup(),
  };
}

const limited = { min: 5000, max: 12_000 };

describe("RangeSlider", () => {
  it("names the group, its thumbs and its fields", () => {
    const { thumb, field } = setUp({ unit: "kr", valueText: (value) => `${value} kronor` });
    expect(screen.getByRole("group", { name: "Pris" })).toBeTruthy();
    expect(thumb("Lägsta pris").getAttribute("aria-valuetext")).toBe("2990 kronor");
    expect(thumb("Högsta pris").getAttribute("aria-valuetext")).toBe("15990 kronor");
    const unit = document.getElementById(field("Från").getAttribute("aria-describedby") ?? "");
    expect(unit?.textContent).toBe("kr");
  });

  it("limits each thumb to the position of the other", () => {
    const { thumb } = setUp({ defaultValue: limited });
    expect([thumb("Lägsta pris").min, thumb("Lägsta pris").max]).toEqual(["2990", "12000"]);
    expect([thumb("Högsta pris").min, thumb("Högsta pris").max]).toEqual(["5000", "15990"]);
  });

  it("leaves a field empty while its end is at the bound, with the bound as its placeholder", () => {
    const { field } = setUp({ defaultValue: { min: 2990, max: 12_000 } });
    expect([field("Från").value, field("Från").placeholder, field("Till").value]).toEqual(["", "2990", "12000"]);
  });

  it("reports a moved thumb once, when it is released", () => {
    const { thumb, field, onRangeChange } = setUp({ defaultValue: limited });
    const lowest = thumb("Lägsta pris");
    fireEvent.input(lowest, { target: { value: "6000.4" } });
    fireEvent.input(lowest, { target: { value: "7000.7" } });
    expect(field("Från").value).toBe("7001");
    expect(onRangeChange).not.toHaveBeenCalled();
    lowest.dispatchEvent(new Event("change", { bubbles: true }));
    expect(onRangeChange.mock.calls).toEqual([[{ min: 7001, max: 12_000 }, "min"]]);
  });

  it("reports a held key once, when it is released", () => {
    const { thumb, onRangeChange } = setUp({ defaultValue: limited });
    for (let press = 0; press < 5; press += 1) fireEvent.keyDown(thumb("Lägsta pris"), { key: "ArrowUp" });
    expect(onRangeChange).not.toHaveBeenCalled();
    fireEvent.keyUp(thumb("Lägsta pris"), { key: "ArrowUp" });
    expect(onRangeChange.mock.calls).toEqual([[{ min: 5005, max: 12_000 }, "min"]]);
  });

  it("ignores keys that belong to the browser", () => {
    const { thumb } = setUp({ defaultValue: limited });
    expect(fireEvent.keyDown(thumb("Lägsta pris"), { key: "ArrowLeft", altKey: true })).toBe(true);
    expect(fireEvent.keyDown(thumb("Lägsta pris"), { key: "Tab" })).toBe(true);
  });

  it("applies a typed number on Enter and on blur", async () => {
    const { field, user, onRangeChange } = setUp();
    await user.type(field("Från"), "4000{Enter}");
    await user.type(field("Till"), "9000");
    expect(onRangeChange).toHaveBeenCalledTimes(1);
    await user.tab();
    expect(onRangeChange.mock.calls).toEqual([
      [{ min: 4000, max: 15_990 }, "min"],
      [{ min: 4000, max: 9000 }, "max"],
    ]);
  });

  it("reports nothing when nothing has changed", async () => {
    const { field, user, onRangeChange, onRefuse } = setUp({ defaultValue: limited });
    await user.clear(field("Från"));
    await user.type(field("Från"), "5000");
    await user.tab();
    expect([onRangeChange.mock.calls, onRefuse.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ["", "not-a-number"],
    ["13000", "minimum-above-maximum"],
  ] as const)("restores the earlier number after %j and reports why", async (typed, reason) => {
    const { field, user, onRangeChange, onRefuse } = setUp({ defaultValue: limited });
    await user.clear(field("Från"));
    if (typed !== "") await user.type(field("Från"), typed);
    await user.tab();
    expect(field("Från").value).toBe("5000");
    expect(onRefuse.mock.calls).toEqual([[{ end: "min", typed, reason, restored: 5000 }]]);
    expect(onRangeChange).not.toHaveBeenCalled();
  });

  it("moves the nearer thumb, with the focus, to a press on the track", () => {
    const { thumb, view, onRangeChange } = setUp({ defaultValue: limited });
    const way = view.container.querySelector(".torg-range-slider__way");
    if (way === null) throw new Error("There is no way.");
    vi.spyOn(way, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 1000, 44));
    fireEvent.click(way, { clientX: 1000 });
    expect(onRangeChange.mock.calls).toEqual([[{ min: 5000, max: 14_690 }, "max"]]);
    expect(document.activeElement).toBe(thumb("Högsta pris"));
    fireEvent.click(thumb("Lägsta pris"), { clientX: 100 });
    expect(onRangeChange).toHaveBeenCalledTimes(1);
  });

  it("ignores a press on the track when it is disabled", () => {
    const { view, onRangeChange } = setUp({ defaultValue: limited, disabled: true });
    const way = view.container.querySelector(".torg-range-slider__way");
    if (way === null) throw new Error("There is no way.");
    fireEvent.click(way, { clientX: 10 });
    expect(onRangeChange).not.toHaveBeenCalled();
  });

  it("shows the controlled range", async () => {
    const { field, user, view, onRangeChange } = setUp({ value: limited });
    await user.clear(field("Till"));
    await user.type(field("Till"), "9000{Enter}");
    expect(onRangeChange).toHaveBeenCalledWith({ min: 5000, max: 9000 }, "max");
    expect(field("Till").value).toBe("12000");
    view.rerender(<RangeSlider {...given} value={{ min: 5000, max: 9000 }} />);
    expect(field("Till").value).toBe("9000");
  });

  it("fits a range into bounds that have become narrower", () => {
    const { view, thumb } = setUp({ defaultValue: limited });
    view.rerender(<RangeSlider {...given} bounds={{ min: 6000, max: 8000 }} />);
    expect([thumb("Lägsta pris").value, thumb("Högsta pris").value]).toEqual(["6000", "8000"]);
  });

  it("has no thumb where there is no room between the bounds", () => {
    setUp({ bounds: { min: 4990, max: 4990 } });
    expect(screen.queryAllByRole("slider")).toEqual([]);
  });

  it("announces changes in a region that is already there", () => {
    const { view } = setUp();
    const region = screen.getByRole("status");
    view.rerender(<RangeSlider {...given} status="Värdet återställdes." />);
    expect(screen.getByRole("status")).toBe(region);
    expect(region.textContent).toBe("Värdet återställdes.");
  });

  it("is two named number fields in the server's HTML, without thumbs that would not move", () => {
    const html = renderToString(<RangeSlider {...given} minName="price_min" maxName="price_max" value={limited} />);
    document.body.innerHTML = `<form>${html}</form>`;
    const form = document.querySelector("form");
    expect(form?.querySelector("[type=range]")).toBeNull();
    expect([...new FormData(form ?? undefined)]).toEqual([
      ["price_min", "5000"],
      ["price_max", "12000"],
    ]);
    document.body.innerHTML = "";
  });

  it("does not submit its thumbs with a form", () => {
    render(
      <form>
        <RangeSlider {...given} minName="price_min" maxName="price_max" />
      </form>,
    );
    const form = document.querySelector("form");
    expect([...new FormData(form ?? undefined)].map(([name]) => name)).toEqual(["price_min", "price_max"]);
  });

  it("shows an icon before its status, and none without a status", () => {
    const { view } = setUp();
    expect(screen.getByRole("status").querySelector("svg")).toBeNull();
    view.rerender(<RangeSlider {...given} status="Värdet återställdes." />);
    expect(screen.getByRole("status").querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });
});

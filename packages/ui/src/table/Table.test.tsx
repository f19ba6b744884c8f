import { act, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { Table, type TableProps } from "./Table.tsx";

const given: TableProps = {
  caption: "Mått",
  corner: "Modell",
  columns: [
    { id: 1, header: "Bredd", align: "end" },
    { id: 2, header: "Vikt" },
  ],
  rows: [
    { id: 1, header: "NV 9", cells: ["59,8 cm", "71 kg"] },
    { id: 2, header: "HK 7", cells: ["60 cm"], group: "Äldre" },
  ],
};

describeConformance<HTMLDivElement>("Table", { root: "torg-table", part: (props) => <Table {...given} {...props} /> });

describe("Table", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("has headers in both directions and an empty cell where one is missing", () => {
    render(<Table {...given} />);
    const table = screen.getByRole("table", { name: "Mått" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((one) => one.textContent),
    ).toEqual(["Modell", "Bredd", "Vikt"]);
    const row = screen.getByRole("row", { name: /HK 7/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map((one) => one.textContent),
    ).toEqual(["60 cm", ""]);
  });

  it("puts a heading over the rows of a group", () => {
    const { container } = render(<Table {...given} />);
    expect(container.querySelector("[scope=rowgroup]")?.textContent).toBe("Äldre");
    expect(container.querySelectorAll("tbody")).toHaveLength(2);
  });

  it("shows its empty text when there are no rows", () => {
    render(<Table {...given} rows={[]} empty="Inga uppgifter." />);
    expect(screen.getByRole("cell", { name: "Inga uppgifter." }).getAttribute("colspan")).toBe("3");
  });

  it("can be focused without script", () => {
    expect(renderToString(<Table {...given} />)).toMatch(/role="region" tabindex="0"/i);
  });

  it("can be focused only while there is something to scroll", () => {
    let measure = (): void => undefined;
    const observed: Element[] = [];
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(callback: () => void) {
          measure = callback;
        }
        observe(element: Element): void {
          observed.push(element);
        }
        disconnect(): void {
          observed.length = 0;
        }
      },
    );
    const { unmount } = render(<Table {...given} />);
    const box = screen.getByRole("region", { name: "Mått" });
    const width = vi.spyOn(box, "scrollWidth", "get");
    act(() => measure());
    expect(box.getAttribute("tabindex")).toBeNull();
    width.mockReturnValue(900);
    act(() => measure());
    expect(box.getAttribute("tabindex")).toBe("0");
    expect(observed).toHaveLength(2);
    unmount();
    expect(observed).toHaveLength(0);
  });
});

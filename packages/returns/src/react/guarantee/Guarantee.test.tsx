import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aGuaranteePicture, aLegalGuarantee } from "../../fixtures/aLegalGuarantee.ts";
import { DurabilityLabel } from "./DurabilityLabel.tsx";
import { GuaranteeSection } from "./GuaranteeSection.tsx";
import { LegalGuaranteeNotice } from "./LegalGuaranteeNotice.tsx";

describe("LegalGuaranteeNotice", () => {
  it("says in words what the picture would, where the shop has none", () => {
    render(<LegalGuaranteeNotice notice={aLegalGuarantee()} />);
    expect(screen.getByText(/I Sverige är reklamationstiden tre år/)).toBeDefined();
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("shows the full official picture, with its content as its text alternative and its code as a link", () => {
    const notice = aLegalGuarantee({
      picture: aGuaranteePicture("/assets/uploads/garanti.svg"),
      link: "https://europa.eu/",
    });
    render(<LegalGuaranteeNotice notice={notice} />);
    const picture = screen.getByRole("img", { name: notice.text });
    expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["420", "210"]);
    expect(screen.getByRole("link", { name: notice.linkText }).getAttribute("href")).toBe("https://europa.eu/");
    expect(picture.closest("details, dialog, [hidden]")).toBeNull();
  });
});

describe("DurabilityLabel", () => {
  const guarantee = { brand: "Nordvik", model: "NV 8014", years: 5, image: null };

  it("shows years, brand and model, with or without the label", () => {
    const text = "Tillverkarens hållbarhetsgaranti: 5 år. Gäller Nordvik NV 8014.";
    const { rerender } = render(<DurabilityLabel guarantee={guarantee} />);
    expect(screen.getByText(text)).toBeDefined();
    rerender(<DurabilityLabel guarantee={{ ...guarantee, image: "/assets/uploads/garan.svg" }} />);
    expect(screen.getByRole("img", { name: text })).toBeDefined();
  });

  it("shows nothing for a guarantee that only repeats the law", () => {
    const { container } = render(<DurabilityLabel guarantee={{ ...guarantee, years: 2 }} />);
    expect(container.innerHTML).toBe("");
  });
});

describe("GuaranteeSection", () => {
  it("says in one section what the law and the manufacturer guarantee", () => {
    const durability = { brand: "Nordvik", model: "NV 8014", years: 5, image: null };
    render(<GuaranteeSection notice={aLegalGuarantee()} durability={durability} />);
    const section = screen.getByRole("region", { name: "Lagstadgad garanti" });
    expect(section.textContent).toMatch(/reklamationstiden tre år.*hållbarhetsgaranti: 5 år/);
    expect(screen.getByRole("heading", { level: 2 }).id).toBe("garanti");
  });
});

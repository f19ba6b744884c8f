import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { aProductDetail } from "../../fixtures/aProductDetail.ts";
import { ProductGallery } from "./ProductGallery.tsx";

const { images, name } = aProductDetail();

describe("ProductGallery", () => {
  it("links from each small picture to the large one", () => {
    render(<ProductGallery images={images} name={name} />);
    const thumb = screen.getByRole("link", { name: "Bild 2 av 4" });
    expect(thumb.getAttribute("href")).toBe("#bild-2");
    expect(document.getElementById("bild-2")?.querySelector("img")?.alt).toBe("Tvättmaskin NV 8014, bild 2");
  });

  it("shows another picture without moving on the page", () => {
    render(<ProductGallery images={images} name={name} />);
    expect(fireEvent.click(screen.getByRole("link", { name: "Bild 3 av 4" }))).toBe(false);
    expect(screen.getByText("3 av 4")).toBeDefined();
  });

  it("requests pictures of 420 px and 840 px by the available room, small ones of 66 px, and links to 2048 px", () => {
    const html = renderToString(
      <ProductGallery images={[{ src: "/a.jpg?w=420", thumb: "/a.jpg?w=66", alt: "" }]} name={name} />,
    );
    expect(html).toContain('src="/a.jpg?w=420" srcSet="/a.jpg?w=420 420w, /a.jpg?w=840 840w"');
    expect(html).toContain('sizes="(width &gt;= 1025px) 36rem, 26rem"');
    expect(html).toContain('href="/a.jpg?w=2048"');
    expect(html).toContain(`alt="${name}"`);
  });

  it("shows the background colour of each picture until it loads", () => {
    const image = { src: "/a.jpg", thumb: "/a.jpg", alt: "", tone: "#dcd3c6", width: 330, height: 409 };
    const html = renderToString(<ProductGallery images={[image, { ...image, tone: undefined }]} name={name} />);
    expect(html.match(/background:#dcd3c6 content-box/g)).toHaveLength(2);
  });

  it("says when there is no picture", () => {
    render(<ProductGallery images={[]} name={name} />);
    expect(screen.getByText("Bild saknas")).toBeDefined();
  });
});

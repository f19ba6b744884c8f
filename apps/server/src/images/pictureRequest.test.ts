import { describe, expect, it } from "vitest";
import { chooseFormat, readPictureRequest } from "./pictureRequest.ts";

describe("readPictureRequest", () => {
  it("rounds up to the next available width", () => {
    expect(readPictureRequest("products/1001.jpg", "200")).toEqual({ path: "products/1001.jpg", width: 220 });
    expect(readPictureRequest("products/1001.jpg", "9999")?.width).toBe(2048);
    expect(readPictureRequest("products/1001.jpg", undefined)?.width).toBeNull();
    expect(readPictureRequest("products/1001.jpg", "-1")?.width).toBeNull();
  });

  it.each(["../secret.jpg", "a/../../b.jpg", ".env.jpg", "a//b.jpg", "a/b.html", "a\\b.jpg", "a%2f..jpg", ""])(
    "rejects %s",
    (path) => {
      expect(readPictureRequest(path, "220")).toBeNull();
    },
  );
});

describe("chooseFormat", () => {
  it("chooses the smallest format that the browser can show", () => {
    expect(chooseFormat("image/avif,image/webp,*/*", "a.jpg")).toBe("avif");
    expect(chooseFormat("image/webp,*/*", "a.jpg")).toBe("webp");
    expect(chooseFormat("*/*", "a.jpg")).toBe("jpeg");
    expect(chooseFormat("*/*", "a.png")).toBe("png");
  });
});

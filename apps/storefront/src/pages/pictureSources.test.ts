import { expect, it } from "vitest";
import { pictureSources } from "./pictureSources.ts";

it("asks the image service for two densities", () => {
  expect(pictureSources("/assets/uploads/a.jpg?w=60", 220)).toEqual({
    src: "/assets/uploads/a.jpg?w=220",
    srcSet: "/assets/uploads/a.jpg?w=220 1x, /assets/uploads/a.jpg?w=440 2x",
  });
});

it.each(["/assets/uploads/drawing.svg", "https://pictures.example/a.jpg", "data:image/png;base64,AAAA"])(
  "leaves %s as it is",
  (address) => {
    expect(pictureSources(address, 220)).toEqual({ src: address, srcSet: undefined });
  },
);

import { expect, it } from "vitest";
import { integrityOf } from "./integrityOf.ts";

it("gives the hash of the runtime and of each style sheet, and of nothing else", () => {
  const files = new Map(
    ["/build/r.js", "/build/s.css", "/build/island.js"].map((address) => [address, { identity: Buffer.from("abc") }]),
  );
  const abc = "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=";
  expect(
    integrityOf({ runtime: "/build/r.js", styles: { plain: "/build/s.css", cart: "/build/gone.css" } }, files),
  ).toEqual({
    "/build/r.js": abc,
    "/build/s.css": abc,
  });
});

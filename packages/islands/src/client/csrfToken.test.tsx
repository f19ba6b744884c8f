import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { csrfToken, ensureCsrfToken } from "./csrfToken.ts";

beforeEach(() => {
  document.head.innerHTML = `<meta name="csrf-token" content="">`;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("fills the meta tag with one request for several callers", async () => {
  const fetched = vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve({ token: "abc" }) }));
  vi.stubGlobal("fetch", fetched);

  await Promise.all([ensureCsrfToken("/token"), ensureCsrfToken("/token")]);
  await ensureCsrfToken("/token");

  expect(csrfToken()).toBe("abc");
  expect(fetched).toHaveBeenCalledOnce();
});

it("requests once for scripts from separate builds", async () => {
  const fetched = vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve({ token: "abc" }) }));
  vi.stubGlobal("fetch", fetched);
  vi.resetModules();
  const apart = await import("./csrfToken.ts");

  const tokens = await Promise.all([ensureCsrfToken("/token"), apart.ensureCsrfToken("/token")]);

  expect(apart.ensureCsrfToken).not.toBe(ensureCsrfToken);
  expect(tokens).toEqual(["abc", "abc"]);
  expect(fetched).toHaveBeenCalledOnce();
});

it("leaves the tag empty and requests again next time after a failure", async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError("offline")));
  vi.stubGlobal("fetch", fetched);

  await ensureCsrfToken("/token");
  await ensureCsrfToken("/token");

  expect(csrfToken()).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(2);
});

import { describe, expect, it } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createOwnOrigin } from "./createOwnOrigin.ts";

const originFor = (environment: Readonly<Record<string, string>>, host: string, protocol = "https"): string =>
  createOwnOrigin(readConfig(environment))({ protocol, host });

describe("createOwnOrigin", () => {
  it("is the public address, whatever host a request names", () => {
    const given = { SHOP_PUBLIC_URL: "https://shop.example", SHOP_HOSTS: "evil.example" };

    expect(originFor(given, "evil.example")).toBe("https://shop.example");
    expect(originFor(given, "localhost:3000", "http")).toBe("https://shop.example");
  });

  it.each([
    "shop.example",
    "shop.example:8443",
    "localhost:3000",
    "butik.localhost",
    "127.0.0.1",
    "192.168.1.5:3000",
    "[::1]:3000",
  ])("without a public address is %s, which is listed or private", (host) => {
    expect(originFor({ SHOP_HOSTS: "shop.example shop.example:8443" }, host)).toBe(`https://${host}`);
  });

  it.each([
    "evil.example",
    "shop.example.evil.example",
    "shop.example:444",
    "8.8.8.8",
    "[2001:db8::1]",
    "",
    "a b",
    "localhost.evil.example",
  ])("without a public address is not %j, which anybody can send", (host) => {
    expect(originFor({ SHOP_HOSTS: "shop.example" }, host)).toBe("https://shop.example");
    expect(originFor({ PORT: "4000" }, host)).toBe("http://localhost:4000");
  });

  it.each(["javascript", "", "a b", "ftp"])(
    "takes the protocol %j, which a proxy has passed on, for http",
    (protocol) => {
      const ownOrigin = createOwnOrigin(readConfig({ SHOP_HOSTS: "shop.example" }));
      expect(ownOrigin({ protocol, host: "shop.example" })).toBe("http://shop.example");
      expect(ownOrigin({ protocol, host: "evil.example" })).toBe("http://shop.example");
    },
  );

  it("logs unknown hosts once, and not its own", () => {
    const told: string[] = [];
    const ownOrigin = createOwnOrigin(readConfig({}), (host) => told.push(host));
    for (const host of ["localhost:3000", "shop.example", "evil.example"]) ownOrigin({ protocol: "http", host });

    expect(told).toEqual(["shop.example"]);
  });
});

import { describe, expect, it } from "vitest";
import { readConfig } from "./readConfig.ts";

describe("the configuration of proxies", () => {
  it("trusts the machine itself by default", () => {
    expect(readConfig({})).toMatchObject({ trustedProxies: ["loopback"], hosts: [] });
  });

  it("accepts addresses, ranges, names of ranges, and hosts", () => {
    const { trustedProxies, hosts } = readConfig({
      TRUST_PROXY: "10.0.0.7, 172.18.0.0/16 fd00::/8,uniquelocal",
      SHOP_HOSTS: "shop.example, www.Shop.example:8443",
    });

    expect(trustedProxies).toEqual(["loopback", "10.0.0.7", "172.18.0.0/16", "fd00::/8", "uniquelocal"]);
    expect(hosts).toEqual(["shop.example", "www.shop.example:8443"]);
  });

  it.each(["true", "all", "proxy.example", "10.0.0.0/0", "0.0.0.0/00", "10.0.0.0/33", "10.0.0.0/8/8"])(
    "rejects %s as a proxy, which would be nobody or everybody",
    (TRUST_PROXY) => {
      expect(() => readConfig({ TRUST_PROXY })).toThrow("TRUST_PROXY");
    },
  );

  it.each(["https://shop.example", "shop.example/butik", "a b@c", "-"])("rejects %s as a host", (SHOP_HOSTS) => {
    expect(() => readConfig({ SHOP_HOSTS })).toThrow("SHOP_HOSTS");
  });
});

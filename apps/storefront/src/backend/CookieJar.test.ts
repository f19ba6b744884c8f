import { expect, it } from "vitest";
import { CookieJar } from "./CookieJar.ts";

it("sends what the browser sent until the server sets a cookie", () => {
  expect(new CookieJar("a=1; b=2").header()).toBe("a=1; b=2");
});

it("sends a cookie from the server instead of the old one and passes it on", () => {
  const jar = new CookieJar("shop_session=old; theme=x");
  jar.receive(["shop_session=new; Path=/; HttpOnly"]);
  expect(jar.header()).toBe("theme=x; shop_session=new");
  expect(jar.received).toEqual(["shop_session=new; Path=/; HttpOnly"]);
});

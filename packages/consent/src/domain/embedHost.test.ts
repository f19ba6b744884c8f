import { expect, it } from "vitest";
import { embedHost } from "./embedHost.ts";

it.each([
  ["https://film.example/1?start=4", "film.example"],
  ["http://127.0.0.1:4000/film", "127.0.0.1:4000"],
  ["https://Film.example?start=4", "film.example"],
  ["https://film.example@other.example/1", "other.example"],
  ["data:text/html,film", undefined],
  ["/film", undefined],
  ["", undefined],
])("names the host of %s", (src, host) => {
  expect(embedHost(src)).toBe(host);
});

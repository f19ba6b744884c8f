import { expect, it } from "vitest";
import { readConfig } from "./readConfig.ts";

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example:4318" };

it("traces nothing without an endpoint", () => {
  expect(readConfig({}).traces).toBeUndefined();
  expect(readConfig({ OTEL_TRACES_SAMPLER: "always_on" }).traces).toBeUndefined();
});

it("traces everything with an endpoint, for all signals or for traces alone", () => {
  const all = { sampling: "parentbased_always_on", ratio: 1 };
  expect(readConfig(endpoint).traces).toEqual(all);
  const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://collector.example/v1/traces" };
  expect(readConfig(own).traces).toEqual(all);
});

it("traces a share where the standard variables say so", () => {
  const share = { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.05" };
  expect(readConfig({ ...endpoint, ...share }).traces).toEqual({ sampling: "parentbased_traceidratio", ratio: 0.05 });
});

it.each([{ OTEL_SDK_DISABLED: "true" }, { OTEL_TRACES_EXPORTER: "none" }])("is switched off by %o", (off) => {
  expect(readConfig({ ...endpoint, ...off }).traces).toBeUndefined();
});

it.each([
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
  ["OTEL_TRACES_SAMPLER", "sometimes"],
  ["OTEL_TRACES_SAMPLER_ARG", "5"],
  ["OTEL_TRACES_EXPORTER", "zipkin"],
])("names %s when it is %s", (name, value) => {
  expect(() => readConfig({ ...endpoint, [name]: value })).toThrow(name);
});

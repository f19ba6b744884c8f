import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import * as z from "zod/mini";
import { installPackages } from "../../tools/debianPackages.mjs";
import { hasHelm, helmProgram } from "./helmProgram.ts";
import { readText, root } from "./repository.ts";

const chart = join(root, "deploy/chart");
const templates = readdirSync(join(chart, "config"));
const folder = mkdtempSync(join(tmpdir(), "torg-deploy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Checks the configuration with HAProxy; gives its error messages, or an empty text. */
function haproxyRefusal(config: string): string {
  if (!existsSync("/usr/sbin/haproxy")) {
    const refusal = installPackages(["haproxy"]);
    if (refusal !== null) throw new Error(refusal);
  }
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, config);
  const { status, stderr } = spawnSync("/usr/sbin/haproxy", ["-c", "-f", file], { encoding: "utf8" });
  return status === 0 ? "" : stderr;
}

const composed = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.optional(z.string()),
      build: z.optional(z.unknown()),
      environment: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
      depends_on: z.optional(z.record(z.string(), z.object({ condition: z.string() }))),
      volumes: z.optional(z.array(z.string())),
      ports: z.optional(z.array(z.string())),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});

describe("the compose file of several machines", () => {
  const text = readText("deploy/compose.yaml");
  const { services, volumes } = composed.parse(parse(text, { merge: true }));
  const entries = Object.entries(services);

  it("has every part, and only parts with existing dependencies", () => {
    expect(Object.keys(services).toSorted()).toEqual(
      "bucket config database-1 database-2 database-3 etcd haproxy objects pgbouncer shop varnish".split(" "),
    );
    for (const [name, { depends_on: before = {}, image, build }] of entries) {
      expect(image !== undefined || build !== undefined, name).toBe(true);
      for (const other of Object.keys(before)) expect(services, `${name} waits for ${other}`).toHaveProperty([other]);
    }
  });

  it("uses existing volumes, no default secret, and one public address", () => {
    const named = entries.flatMap(([, { volumes: own = [] }]) => own.map((one) => one.split(":")[0] ?? ""));
    for (const one of named.filter((volume) => !volume.startsWith("."))) expect(volumes).toHaveProperty([one]);
    expect(text).not.toMatch(/\$\{\w*(?:PASSWORD|KEY)\w*(?::?-|\})/);
    expect(entries.flatMap(([, { ports = [] }]) => ports)).toEqual(["127.0.0.1:8080:8080"]);
  });

  it("fills the templates of the cluster completely, in a form that HAProxy accepts", () => {
    const environment = Object.entries(services["config"]?.environment ?? {}).map(
      ([name, value]): readonly [string, string] => [name, String(value).replaceAll(/\$\{\w+:-([^}]*)\}/g, "$1")],
    );
    const to = join(folder, "filled");
    const program = [join(root, "deploy/fillConfig.ts"), join(chart, "config"), to];
    execFileSync(process.execPath, program, { env: Object.fromEntries(environment), stdio: "pipe" });
    expect(readdirSync(to).toSorted()).toEqual([...templates, "users.txt"].toSorted());
    expect(haproxyRefusal(readFileSync(join(to, "haproxy.cfg"), "utf8"))).toBe("");
    expect(parse(readFileSync(join(to, "patroni.yml"), "utf8"))).toMatchObject({ scope: "torg" });
    // Every variable is used by a template.
    const asked = templates.map((name) => readText(`deploy/chart/config/${name}`)).join("\n");
    for (const [name] of environment) expect(asked + " SHOP_PASSWORD", name).toContain(name);
  });
});

const given = {
  publicUrl: "https://shop.example",
  image: { repository: "registry.example/shop", tag: "7" },
  partsImage: { repository: "registry.example/parts", tag: "7" },
  secrets: {
    shopPassword: "one",
    superuserPassword: "two",
    replicationPassword: "three",
    identityKey: `${"A".repeat(43)}=`,
    s3AccessKeyId: "four",
    s3SecretAccessKey: "five",
  },
  objects: { endpoint: "https://s3.example", bucket: "torg" },
  backup: { claim: "backups" },
};

const kubernetesObject = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
const configMap = z.looseObject({ data: z.record(z.string(), z.string()) });

describe.skipIf(!hasHelm)("the chart", () => {
  let helm = "";
  beforeAll(() => {
    helm = helmProgram();
  });
  const run = (command: string, values: unknown): ReturnType<typeof spawnSync> => {
    const file = join(folder, "values.json");
    writeFileSync(file, JSON.stringify(values));
    const args = command === "lint" ? ["lint", "--strict", chart] : ["template", "winter", chart];
    return spawnSync(helm, [...args, "--values", file], { encoding: "utf8" });
  };
  const render = (values: unknown): readonly z.infer<typeof kubernetesObject>[] => {
    const { status, stdout, stderr } = run("template", values);
    expect(String(stderr)).toBe("");
    expect(status).toBe(0);
    return parseAllDocuments(String(stdout))
      .map((document) => document.toJS())
      .filter((value) => value !== null)
      .map((value) => kubernetesObject.parse(value));
  };

  it("passes helm's lint", () => {
    const { status, stdout } = run("lint", given);
    expect([status, String(stdout)]).toEqual([0, expect.stringContaining("0 chart(s) failed")]);
  });

  it("creates every part", () => {
    const names = render(given).map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        "ConfigMap winter-config",
        "CronJob winter-backup",
        "Deployment winter-bouncer",
        "Deployment winter-cache",
        "Deployment winter-front",
        "Deployment winter-shop",
        "Ingress winter",
        "PodDisruptionBudget winter-database",
        "PodDisruptionBudget winter-shop",
        "Secret winter-secrets",
        "Service winter-nodes",
        "StatefulSet winter-database",
        "StatefulSet winter-etcd",
      ]),
    );
  });

  it("fills the templates of the cluster, in a form that HAProxy accepts", () => {
    const { data } = configMap.parse(render(given).find(({ kind }) => kind === "ConfigMap"));
    expect(Object.keys(data).toSorted()).toEqual(templates.toSorted());
    expect(Object.values(data).join("")).not.toMatch(/\$\{[A-Z_]+\}/);
    expect(haproxyRefusal(data["haproxy.cfg"] ?? "")).toBe("");
    expect(parse(data["patroni.yml"] ?? "")).toMatchObject({
      etcd3: { hosts: "winter-etcd-0.winter-etcd:2379,winter-etcd-1.winter-etcd:2379,winter-etcd-2.winter-etcd:2379" },
    });
  });

  it("probes liveness and readiness at the shop's addresses, and gives it enough time to stop", () => {
    const shop = JSON.stringify(
      render(given).find(({ metadata, kind }) => `${kind} ${metadata.name}` === "Deployment winter-shop"),
    );
    expect(shop).toMatch(/"readinessProbe":\{"httpGet":\{"path":"\/readyz"/);
    expect(shop).toMatch(/"livenessProbe":\{"httpGet":\{"path":"\/healthz"/);
    const grace = Number(/"terminationGracePeriodSeconds":(\d+)/.exec(shop)?.[1]);
    const told = Number(/stop_grace_period: (\d+)s/.exec(readText("compose.yaml"))?.[1]);
    expect(grace).toBe(told);
  });

  it("uses an existing database, and then creates none", () => {
    const names = render({ ...given, database: { enabled: false, url: "postgres://elsewhere/torg" } });
    expect(names.map(({ metadata }) => metadata.name)).not.toContain("winter-database");
    expect(JSON.stringify(names)).toContain("postgres://elsewhere/torg");
  });

  it.each([
    ["without an image", { ...given, image: {} }, "image.repository"],
    ["without the shop's address", { ...given, publicUrl: "" }, "publicUrl"],
    ["with several nodes and no bucket", { ...given, objects: {} }, "objects.endpoint"],
    ["with more nodes than HAProxy has room for", { ...given, shop: { replicas: 9 } }, "shop.mostReplicas"],
    ["with a value that it does not know", { ...given, shop: { nodes: 2 } }, "nodes"],
    [
      "with a password that a database's address cannot hold",
      { ...given, secrets: { ...given.secrets, shopPassword: "a@b" } },
      "shopPassword",
    ],
  ])("refuses to render %s", (_what, values, word) => {
    const { status, stderr } = run("template", values);
    expect(status).not.toBe(0);
    expect(String(stderr)).toContain(word);
  });

  it("documents every value", () => {
    const lines = readText("deploy/chart/values.yaml").split("\n");
    const silent = lines.filter((line, index) => {
      const isGroup = /^\w+:$/.test(line);
      const isLeafOfFree = /^ {4,}/.test(line);
      return /^ *[\w]+:/.test(line) && !isGroup && !isLeafOfFree && !(lines[index - 1] ?? "").trim().startsWith("#");
    });
    expect(silent).toEqual([]);
  });
});

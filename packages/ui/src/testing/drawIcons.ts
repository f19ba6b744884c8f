/** The package's icons by name, and the Lucide drawing of each. */
const drawings = {
  arrowLeft: "arrow-left",
  arrowRight: "arrow-right",
  arrowUp: "arrow-up",
  calendar: "calendar",
  camera: "camera",
  card: "credit-card",
  cart: "shopping-cart",
  check: "check",
  chevronDown: "chevron-down",
  chevronLeft: "chevron-left",
  chevronRight: "chevron-right",
  chevronUp: "chevron-up",
  clock: "clock",
  close: "x",
  compare: "scale",
  external: "external-link",
  eye: "eye",
  eyeOff: "eye-off",
  filter: "sliders-horizontal",
  gift: "gift",
  grid: "layout-grid",
  heart: "heart",
  home: "house",
  info: "info",
  list: "list",
  lock: "lock",
  mail: "mail",
  menu: "menu",
  minus: "minus",
  package: "package",
  pause: "pause",
  phone: "phone",
  pin: "map-pin",
  play: "play",
  plus: "plus",
  print: "printer",
  problem: "circle-exclamation-point",
  refused: "circle-x",
  return: "undo-2",
  search: "search",
  shield: "shield-check",
  store: "store",
  success: "circle-check",
  tag: "tag",
  trash: "trash",
  truck: "truck",
  user: "user",
  warning: "triangle-exclamation-point",
  zoom: "zoom-in",
} as const;

type Attributes = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Attributes => typeof value === "object" && value !== null;

function figure(attributes: Attributes, name: string): number {
  return Number(attributes[name] ?? 0);
}

function circle(attributes: Attributes): string {
  const r = figure(attributes, "r");
  return `M${figure(attributes, "cx") - r} ${figure(attributes, "cy")}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

function rectangle(attributes: Attributes): string {
  const [x, y] = [figure(attributes, "x"), figure(attributes, "y")];
  const r = figure(attributes, "rx");
  const [across, down] = [figure(attributes, "width") - 2 * r, figure(attributes, "height") - 2 * r];
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

/** A leading `m` is absolute only at the start of a path; appended to another path it must become `M`. */
function startAbsolute(path: string): string {
  const [whole, x = "", y = ""] = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*/.exec(path) ?? [];
  if (whole === undefined) return path;
  const rest = path.slice(whole.length);
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? "l" : ""}${rest}`;
}

function pathOf(tag: unknown, attributes: Attributes): string {
  switch (tag) {
    case "path":
      return startAbsolute(String(attributes["d"]));
    case "circle":
      return circle(attributes);
    case "rect":
      return rectangle(attributes);
    case "line":
      return `M${figure(attributes, "x1")} ${figure(attributes, "y1")}L${figure(attributes, "x2")} ${figure(attributes, "y2")}`;
    case "polyline":
      return `M${String(attributes["points"])}`;
    default:
      throw new Error(`An icon is drawn with <${String(tag)}>, which cannot be turned into a path yet.`);
  }
}

async function pathOfDrawing(file: string): Promise<string> {
  const drawing: unknown = await import(`lucide-react/icons/${file}`);
  const data = isRecord(drawing) ? drawing["__iconData"] : undefined;
  const nodes = isRecord(data) ? data["node"] : undefined;
  if (!Array.isArray(nodes)) throw new Error(`lucide-react has no drawing "${file}".`);
  return nodes
    .map((node: unknown) => {
      const [tag, attributes]: readonly unknown[] = Array.isArray(node) ? node : [];
      return isRecord(attributes) ? pathOf(tag, attributes) : "";
    })
    .join("");
}

const notice = `/*
 * Drawings of the Lucide set (https://lucide.dev), each as one path.
 * ISC License. Copyright (c) Lucide Icons and Contributors; parts Copyright (c) Cole Bemis (MIT, Feather).
 * Written by the test beside this file: run it with --update after a change of the list.
 */
`;

/** The source of the module with all icons. */
export async function drawIcons(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(drawings).map(async ([name, file]) => {
      const line = `export const ${name}Icon = "${await pathOfDrawing(file)}";`;
      return line.length > 120 ? line.replace(" = ", " =\n  ") : line;
    }),
  );
  return `${notice}\n${lines.join("\n")}\n`;
}

// Draws the category illustrations of the demo: node draw-illustrations.mjs. Writes uploads/illustrations/{kind}-{tint}-{finish}.svg.
import { mkdirSync, writeFileSync } from "node:fs";

const tints = ["#e9f0f3", "#eef1e8", "#f5efe6", "#efedf5", "#f6ecea", "#e8f2ee"];
const accents = ["#3f7f9c", "#6f8f4e", "#c08a3e", "#7a6bb0", "#c06a5d", "#3f9480"];
const finishes = {
  dark: { body: "#2c3138", side: "#1e2227", line: "#454c56", soft: "#596270", screen: "#11151a" },
  light: { body: "#fbfcfd", side: "#dfe4e9", line: "#c3cbd3", soft: "#aab4be", screen: "#39424d" },
};

const rect = (x, y, w, h, fill, r = 0, more = "") =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ""} fill="${fill}"${more}/>`;
const circle = (x, y, r, fill, more = "") => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
const path = (d, fill, more = "") => `<path d="${d}" fill="${fill}"${more}/>`;
const stroke = (d, color, width, more = "") =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const edge = (color) => ` stroke="${color}" stroke-width="2"`;
const range = (n) => Array.from({ length: n }, (_, i) => i);

function fan(x, y, r, c, accent) {
  const blades = range(7).map((i) => {
    const a = (i * 2 * Math.PI) / 7;
    const p = (angle, radius) => `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
    return path(`M${p(a, r * 0.2)}Q${p(a + 0.15, r * 0.7)} ${p(a + 0.05, r * 0.9)}A${r * 0.9} ${r * 0.9} 0 0 1 ${p(a + 0.62, r * 0.88)}Q${p(a + 0.6, r * 0.5)} ${p(a + 0.7, r * 0.2)}Z`, c.soft);
  });
  return circle(x, y, r, c.screen, ` stroke="${c.line}" stroke-width="3"`) + blades.join("") + circle(x, y, r * 0.24, c.side, edge(c.line)) + circle(x, y, r * 0.09, accent);
}

const chip = (x, y, size, c, accent) => rect(x, y, size, size, c.side, 4, edge(c.line)) + rect(x + size * 0.2, y + size * 0.2, size * 0.6, size * 0.6, accent, 3);

const kinds = {
  bildskarm: (c, a) =>
    path("M180 268h40l6 44h-52z", c.side) + rect(140, 308, 120, 10, c.body, 5, edge(c.line)) + rect(62, 92, 276, 178, c.body, 8, edge(c.line)) +
    rect(72, 102, 256, 148, c.screen, 3) + path("M72 210c50-50 90 10 140-36s80-40 116-26v99q0 3-3 3H75q-3 0-3-3z", a, ' opacity=".85"') + path("M72 230c60-30 100 14 150-14s70-24 106-14v45q0 3-3 3H75q-3 0-3-3z", "#fff", ' opacity=".22"'),
  grafikkort: (c, a) =>
    rect(52, 134, 12, 134, c.soft, 2) + rect(64, 142, 284, 108, c.body, 12, edge(c.line)) + path("M64 156l30-14h90l-24 108H76q-12 0-12-12z", a, ' opacity=".9"') +
    fan(136, 196, 44, c, a) + fan(274, 196, 44, c, a) + rect(110, 250, 120, 14, "#c9a24b", 2) + rect(190, 158, 30, 8, c.line, 4) + rect(190, 172, 30, 8, c.line, 4) + rect(190, 212, 30, 8, c.line, 4) + rect(190, 226, 30, 8, c.line, 4),
  harddisk: (c, a) =>
    rect(112, 78, 176, 244, c.body, 14, edge(c.line)) + rect(128, 96, 144, 132, c.side, 8) + rect(128, 96, 144, 44, a, 8) + rect(128, 128, 144, 12, a) +
    rect(142, 158, 88, 8, c.soft, 4) + rect(142, 176, 60, 8, c.soft, 4) + rect(142, 194, 74, 8, c.soft, 4) + rect(132, 250, 136, 42, c.screen, 6) + range(9).map((i) => rect(142 + i * 14, 262, 7, 22, "#c9a24b", 1)).join("") + [[124, 90], [276, 90], [124, 310], [276, 310]].map(([x, y]) => circle(x, y, 4, c.soft)).join(""),
  "extern-harddisk": (c, a) =>
    stroke("M200 296c0 40-60 20-90 42", c.soft, 8) + rect(124, 74, 152, 226, c.body, 22, edge(c.line)) + rect(124, 214, 152, 86, c.side, 22) + rect(124, 214, 152, 40, c.side) + stroke("M150 110h100M150 128h100M150 146h100M150 164h100", c.line, 4) + circle(252, 274, 5, a) + rect(182, 292, 36, 14, c.soft, 4),
  moderkort: (c, a) =>
    rect(84, 66, 232, 268, c.body, 8, edge(c.line)) + rect(84, 84, 18, 96, c.soft, 3) + chip(148, 104, 76, c, a) + range(4).map((i) => rect(248 + i * 14, 90, 8, 118, i % 2 ? a : c.soft, 2)).join("") +
    rect(112, 236, 168, 12, c.soft, 3) + rect(112, 266, 110, 10, c.side, 3, edge(c.line)) + rect(112, 294, 168, 12, c.soft, 3) + rect(250, 258, 46, 26, a, 4) + rect(126, 196, 60, 12, c.line, 3) + circle(104, 316, 6, c.soft) + circle(298, 78, 6, c.soft) + stroke("M186 180v40M206 180v28h30", c.line, 3),
  internminne: (c, a) =>
    [[0, 0, 0.55], [26, 54, 1]].map(([x, y, o]) => `<g transform="translate(${x - 14} ${y})" opacity="${o}">` + rect(70, 120, 248, 76, c.body, 6, edge(c.line)) + path("M70 138l20-30h208l20 30v22H70z", a) + path("M110 108h28l-30 52H80z", "#fff", ' opacity=".22"') + rect(80, 196, 228, 16, "#c9a24b") + rect(176, 196, 8, 16, c.body) + range(15).map((i) => rect(90 + i * 15, 198, 2, 14, c.body)).join("") + "</g>").join(""),
  nataggregat: (c, a) =>
    path("M84 120l30-30h216l-30 30z", c.side) + path("M300 120l30-30v170l-30 30z", c.line) + rect(84, 120, 216, 170, c.body, 4, edge(c.line)) + fan(192, 205, 70, c, a) + circle(104, 140, 4, c.soft) + circle(280, 140, 4, c.soft) + circle(104, 270, 4, c.soft) + circle(280, 270, 4, c.soft) + stroke("M318 190c40 10 10 60 40 78M318 176c52 4 34 50 62 62", c.soft, 6),
  chassi: (c, a) =>
    path("M120 74l110-14 60 20v230l-60 28-110-22z", c.side) + path("M120 74l110-14v278l-110-22z", c.body, edge(c.line)) + path("M134 92l82-10v232l-82-16z", c.screen) + `<g transform="translate(0 -4)">` + fan(175, 138, 30, c, a) + fan(175, 206, 30, c, a) + fan(175, 272, 28, c, a) + "</g>" + path("M244 92l32 12v190l-32 14z", c.line, ' opacity=".55"') + circle(250, 78, 4, a),
  processor: (c, a) =>
    rect(98, 98, 204, 204, "#3f7d5c", 10) + range(11).map((i) => rect(112 + i * 16.5, 104, 7, 10, "#c9a24b", 1) + rect(112 + i * 16.5, 286, 7, 10, "#c9a24b", 1) + rect(104, 112 + i * 16.5, 10, 7, "#c9a24b", 1) + rect(286, 112 + i * 16.5, 10, 7, "#c9a24b", 1)).join("") + rect(128, 128, 144, 144, "#d6dbe0", 14, edge("#b4bdc6")) + rect(142, 142, 116, 116, "#e6eaed", 8) + rect(160, 176, 80, 12, a, 6) + rect(160, 198, 56, 8, "#aab4be", 4) + rect(160, 214, 66, 8, "#aab4be", 4) + path("M120 280l14 0-14-14z", "#c9a24b"),
  processorkylare: (c, a) =>
    range(4).map((i) => stroke(`M${128 + i * 48} 96c0-26 24-26 24 0`, "#b5703f", 7)).join("") + range(13).map((i) => rect(100, 96 + i * 15, 200, 8, c.soft, 2)).join("") + rect(112, 104, 176, 176, c.body, 14, edge(c.line)) + fan(200, 192, 76, c, a) + rect(160, 290, 80, 20, "#b5703f", 3) + rect(148, 308, 104, 14, c.side, 4, edge(c.line)),
  chassiflakt: (c, a) =>
    rect(86, 86, 228, 228, c.body, 22, edge(c.line)) + circle(200, 200, 108, a, ' opacity=".25"') + fan(200, 200, 98, c, a) + [[106, 106], [294, 106], [106, 294], [294, 294]].map(([x, y]) => circle(x, y, 8, c.side, edge(c.line))).join("") + stroke("M200 200L120 120M200 200l82 80M200 200l80-82M200 200l-82 82", c.line, 0),
  horlurar: (c, a) =>
    stroke("M98 226v-30c0-60 44-104 102-104s102 44 102 104v30", c.body, 20) + stroke("M98 226v-30c0-60 44-104 102-104s102 44 102 104v30", c.line, 2) + rect(78, 204, 58, 100, c.body, 26, edge(c.line)) + rect(264, 204, 58, 100, c.body, 26, edge(c.line)) + rect(120, 210, 26, 88, c.side, 13) + rect(254, 210, 26, 88, c.side, 13) + rect(84, 232, 10, 44, a, 5) + rect(306, 232, 10, 44, a, 5),
  hogtalare: (c, a) =>
    [[86, 0.9], [214, 1]].map(([x]) => rect(x, 90, 100, 220, c.body, 12, edge(c.line)) + circle(x + 50, 140, 24, c.screen, ` stroke="${c.soft}" stroke-width="4"`) + circle(x + 50, 140, 8, c.soft) + circle(x + 50, 230, 42, c.screen, ` stroke="${a}" stroke-width="5"`) + circle(x + 50, 230, 24, c.side) + circle(x + 50, 230, 10, c.soft)).join(""),
  tangentbord: (c, a) =>
    rect(40, 136, 320, 132, c.body, 14, edge(c.line)) + range(4).map((row) => range(12).map((i) => rect(54 + i * 24.6, 150 + row * 25, 20, 20, row === 1 && i === 4 ? a : (i === 0 || i === 11) ? c.line : c.side, 4)).join("")).join("") + range(3).map((i) => rect(54 + i * 24.6, 248, 20, 12, c.side, 4)).join("") + rect(128, 248, 142, 12, c.side, 4) + range(3).map((i) => rect(277 + i * 24.6, 248, 20, 12, i === 0 ? a : c.side, 4)).join(""),
  mus: (c, a) =>
    path("M200 78c54 0 78 40 78 104v54c0 52-30 92-78 92s-78-40-78-92v-54c0-64 24-104 78-104z", c.body, edge(c.line)) + stroke("M200 80v104M124 190c40 14 112 14 152 0", c.line, 3) + rect(190, 112, 20, 48, c.screen, 10) + rect(195, 122, 10, 26, a, 5) + path("M166 290c20 14 48 14 68 0-8 18-20 24-34 24s-26-6-34-24z", a, ' opacity=".6"'),
  webbkamera: (c, a) =>
    rect(180, 232, 40, 34, c.side, 4) + path("M140 264h120l16 40H124z", c.body, edge(c.line)) + rect(92, 122, 216, 116, c.body, 58, edge(c.line)) + circle(200, 180, 44, c.screen, ` stroke="${c.soft}" stroke-width="4"`) + circle(200, 180, 26, a, ' opacity=".8"') + circle(200, 180, 14, c.screen) + circle(190, 170, 6, "#fff", ' opacity=".8"') + circle(270, 180, 5, a) + rect(122, 174, 18, 4, c.soft, 2) + rect(122, 182, 18, 4, c.soft, 2),
  "tradlost-natverkskort": (c, a) =>
    rect(150, 84, 14, 150, c.body, 7, edge(c.line)) + rect(206, 70, 14, 164, c.body, 7, edge(c.line)) + rect(262, 84, 14, 150, c.body, 7, edge(c.line)) + rect(92, 228, 16, 104, c.soft, 3) + rect(108, 228, 196, 76, c.body, 6, edge(c.line)) + chip(134, 244, 42, c, a) + rect(192, 250, 84, 10, c.soft, 3) + rect(192, 268, 56, 10, c.soft, 3) + rect(134, 304, 96, 12, "#c9a24b", 2) + stroke("M300 116c16 12 16 40 0 52M318 100c28 22 28 62 0 84", a, 6),
  natverkskort: (c, a) =>
    rect(78, 100, 18, 214, c.soft, 3) + rect(96, 116, 222, 150, c.body, 6, edge(c.line)) + rect(70, 140, 62, 58, "#cdd4da", 4, edge("#aab4be")) + rect(78, 152, 30, 34, "#39424d", 3) + chip(176, 140, 70, c, a) + rect(266, 140, 14, 40, c.soft, 3) + rect(266, 190, 30, 12, c.soft, 3) + rect(150, 230, 120, 10, c.line, 3) + rect(140, 266, 120, 16, "#c9a24b", 2) + rect(206, 266, 6, 16, c.body),
  kylskap: (c, a) =>
    rect(128, 52, 144, 290, c.body, 10, edge(c.line)) + stroke("M128 148h144", c.line, 3) + rect(142, 88, 8, 46, c.soft, 4) + rect(142, 164, 8, 84, c.soft, 4) + rect(214, 72, 40, 22, c.screen, 4) + rect(220, 80, 16, 6, a, 3) + rect(140, 342, 20, 8, c.side) + rect(240, 342, 20, 8, c.side) + path("M232 52h30q10 0 10 10v270q0 10-10 10h-30z", c.side, ' opacity=".45"'),
  kompaktkyl: (c, a) =>
    rect(106, 126, 188, 200, c.body, 10, edge(c.line)) + rect(106, 126, 188, 20, c.side, 8) + rect(122, 164, 8, 66, c.soft, 4) + circle(272, 136, 4, a) + rect(118, 326, 22, 8, c.side) + rect(260, 326, 22, 8, c.side) + path("M250 126h34q10 0 10 10v180q0 10-10 10h-34z", c.side, ' opacity=".45"') + path("M186 126v-34c0-10 28-10 28 0v34z", "#7fa37a") + path("M200 92c-26-6-30-32-22-42 16 4 24 20 22 42zM200 92c26-10 24-30 18-38-14 4-22 18-18 38z", "#6f8f4e"),
};

const folder = new URL("./uploads/illustrations/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [kind, draw] of Object.entries(kinds)) {
  for (const [index, tint] of tints.entries()) {
    for (const [finish, c] of Object.entries(finishes)) {
      const svg =
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">` +
        rect(0, 0, 400, 400, tint) + circle(200, 196, 150, "#fff", ' opacity=".55"') +
        `<ellipse cx="200" cy="344" rx="112" ry="12" fill="${accents[index]}" opacity=".16"/>` + draw(c, accents[index]) + "</svg>\n";
      writeFileSync(new URL(`${kind}-${index + 1}-${finish}.svg`, folder), svg);
    }
  }
}

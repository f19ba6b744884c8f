/** Drawings of household goods, 400 by 400, on a white background like product pictures. */
const ink = "#24332d";
const things = {
  washer: `<rect x="90" y="52" width="220" height="292" rx="18" fill="#f4f7f5" stroke="#c9d3ce" stroke-width="3"/><path d="M90 118V70a18 18 0 0 1 18-18h184a18 18 0 0 1 18 18v48z" fill="#e6ece9"/><rect x="110" y="72" width="70" height="26" rx="6" fill="#fff" stroke="#c9d3ce" stroke-width="2"/><circle cx="226" cy="85" r="15" fill="#fff" stroke="#9fb0a8" stroke-width="3"/><path d="M226 76v9" stroke="${ink}" stroke-width="3" stroke-linecap="round"/><rect x="256" y="76" width="36" height="18" rx="4" fill="${ink}"/><path d="M263 85h10" stroke="#6fd3b4" stroke-width="3" stroke-linecap="round"/><circle cx="200" cy="228" r="82" fill="#dfe7e3"/><circle cx="200" cy="228" r="68" fill="${ink}"/><circle cx="200" cy="228" r="56" fill="#35594d"/><path d="M145 236c18-14 34 10 56 0s36-12 54-2a56 56 0 0 1-110 2z" fill="#7cc0ab"/><path d="M160 206a48 48 0 0 1 34-24" stroke="#d9efe7" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M112 344h30v10h-30zM258 344h30v10h-30z" fill="#9fb0a8"/>`,
  kettle: `<path d="M132 330h136l22-168a90 90 0 0 0-180 0z" fill="#c2452d"/><path d="M132 330h46l-16-250a90 90 0 0 0-52 82z" fill="#d9654c"/><path d="M120 78c20-22 140-22 160 0l-14 16H134z" fill="#9c3422"/><circle cx="200" cy="52" r="13" fill="${ink}"/><path d="M108 158 66 130l-6 14 44 48z" fill="#c2452d"/><path d="M284 110c58 0 64 42 52 82l-24 66" fill="none" stroke="${ink}" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/><rect x="118" y="326" width="164" height="22" rx="10" fill="${ink}"/>`,
  lamp: `<path d="M200 0v98" stroke="${ink}" stroke-width="5"/><path d="M86 232c0-84 46-134 114-134s114 50 114 134z" fill="#e0a33a"/><path d="M86 232c0-84 46-134 114-134-44 20-62 70-62 134z" fill="#efbf6a"/><ellipse cx="200" cy="232" rx="114" ry="18" fill="#fbe9c4"/><circle cx="200" cy="238" r="24" fill="#fffaf0"/><path d="M186 92h28v14h-28z" fill="${ink}"/>`,
  toaster: `<rect x="136" y="76" width="128" height="110" rx="22" fill="#d9a15b"/><rect x="148" y="88" width="104" height="98" rx="14" fill="#f1cf94"/><path d="M64 200a50 50 0 0 1 50-50h172a50 50 0 0 1 50 50v104a22 22 0 0 1-22 22H86a22 22 0 0 1-22-22z" fill="#4e8f9e"/><path d="M64 200a50 50 0 0 1 50-50h30c-30 6-44 26-44 54v122H86a22 22 0 0 1-22-22z" fill="#6faab7"/><rect x="112" y="150" width="176" height="14" rx="7" fill="${ink}"/><rect x="306" y="206" width="46" height="18" rx="9" fill="${ink}"/><circle cx="270" cy="276" r="22" fill="#e8f1f3"/><path d="M270 276v-14" stroke="${ink}" stroke-width="5" stroke-linecap="round"/><path d="M92 326h40v14H92zM268 326h40v14h-40z" fill="${ink}"/>`,
  headphones: `<path d="M86 236v-26a114 114 0 0 1 228 0v26" fill="none" stroke="${ink}" stroke-width="22" stroke-linecap="round"/><path d="M104 200a96 96 0 0 1 192 0" fill="none" stroke="#5c7c70" stroke-width="6"/><rect x="62" y="214" width="70" height="118" rx="34" fill="#2f6f5e"/><rect x="268" y="214" width="70" height="118" rx="34" fill="#2f6f5e"/><rect x="110" y="222" width="32" height="102" rx="16" fill="${ink}"/><rect x="258" y="222" width="32" height="102" rx="16" fill="${ink}"/><path d="M78 250v44" stroke="#6fb9a3" stroke-width="6" stroke-linecap="round"/>`,
  coffee: `<path d="M96 60h190a20 20 0 0 1 20 20v42H96z" fill="${ink}"/><path d="M96 60h54v286H96a16 16 0 0 1-16-16V76a16 16 0 0 1 16-16z" fill="#3d5248"/><rect x="80" y="322" width="236" height="30" rx="12" fill="${ink}"/><path d="M176 122h96l-14 36h-68z" fill="#55695f"/><path d="M164 190h124v76a44 44 0 0 1-44 44h-36a44 44 0 0 1-44-44z" fill="#e7eeeb" stroke="#b9c6c0" stroke-width="3"/><path d="M166 232h120v34a42 42 0 0 1-42 42h-36a42 42 0 0 1-42-42z" fill="#6a3b22"/><path d="M288 206h14a26 26 0 0 1 0 52h-14" fill="none" stroke="${ink}" stroke-width="12"/><rect x="158" y="176" width="136" height="16" rx="8" fill="${ink}"/><circle cx="114" cy="106" r="10" fill="#6fd3b4"/>`,
  chair: `<path d="M118 60h164a18 18 0 0 1 18 20l-16 132H116L100 80a18 18 0 0 1 18-20z" fill="#b98a5a"/><path d="M118 60h50l-8 152h-44L100 80a18 18 0 0 1 18-20z" fill="#cfa476"/><rect x="96" y="206" width="208" height="42" rx="18" fill="#96693d"/><path d="M116 248 96 350M284 248l20 102" stroke="#7b532d" stroke-width="16" stroke-linecap="round"/><path d="M152 248l-8 84M248 248l8 84" stroke="#96693d" stroke-width="12" stroke-linecap="round"/>`,
  fan: `<circle cx="200" cy="162" r="112" fill="#f0f5f3" stroke="#b4c4bd" stroke-width="8"/><g fill="#6b9fd0"><path d="M200 162c-30-20-34-74 0-92 34 18 30 72 0 92z"/><path d="M200 162c30-20 79-4 80 32-34 20-76-2-80-32z"/><path d="M200 162c-4 36-46 58-80 34 2-38 50-56 80-34z"/></g><circle cx="200" cy="162" r="20" fill="${ink}"/><path d="M192 274h16v54h-16z" fill="#8fa29a"/><path d="M132 348a68 22 0 0 1 136 0z" fill="${ink}"/>`,
} as const;

/** A transparent picture: what is visible while one loads. */
export const onItsWay =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='420' height='420'%3E%3C/svg%3E";

/** A photograph of a ball on its own background, by default twice as wide as high, with its known properties. */
export function aPhotograph(tone = "#dcd3c6", width = 480, height = 240) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${tone}"/><circle cx="50%" cy="50%" r="80" fill="#6b7f8c"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, tone, width, height };
}

/** A drawing that stories show instead of a photograph. */
export interface StoryPicture {
  readonly src: string;
  readonly thumb: string;
  readonly alt: string;
  readonly caption: string;
}

const names: Readonly<Record<keyof typeof things, string>> = {
  washer: "Tvättmaskin med lucka framtill",
  kettle: "Röd vattenkokare",
  lamp: "Taklampa i mässing",
  toaster: "Blå brödrost med två skivor",
  headphones: "Gröna hörlurar",
  coffee: "Kaffebryggare med kanna",
  chair: "Köksstol i ek",
  fan: "Bordsfläkt",
};

/** The data URL of a drawing. */
export function drawThing(thing: keyof typeof things): string {
  const ground = thing === "lamp" ? "" : `<ellipse cx="200" cy="352" rx="150" ry="14" fill="#e9efec"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="#fff"/>${ground}${things[thing]}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const order = ["washer", "kettle", "lamp", "toaster", "headphones", "coffee", "chair", "fan"] as const;

/** A number of pictures, each of a different thing until they repeat. */
export function storyPictures(count: number): readonly StoryPicture[] {
  return Array.from({ length: count }, (_, index) => {
    const thing = order[index % order.length] ?? "washer";
    const src = `${drawThing(thing)}#${index + 1}`;
    return { src, thumb: src, alt: names[thing], caption: names[thing] };
  });
}

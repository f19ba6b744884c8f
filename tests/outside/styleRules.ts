import { type Declaration, declarationsOf } from "./styleSheet.ts";

/** Something forbidden in style sheets, except where listed with a reason. */
interface StyleRule {
  readonly breaks: (declaration: Declaration) => boolean;
  /** Reasons, by the end of the file's path, a space and the property. */
  readonly except?: Readonly<Record<string, string>>;
}

const colorWord =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange)\b/i;
const fourValued = /^(?:margin|padding|inset|scroll-margin|scroll-padding|border-(?:width|style|color))$/;

/** The values of a shorthand; brackets are kept together. */
const valuesOf = (value: string): readonly string[] => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

function isLopsided({ property, value }: Declaration): boolean {
  const [, right, , left] = valuesOf(value);
  return fourValued.test(property) && left !== undefined && left !== right;
}

function movesAside({ property, value }: Declaration): boolean {
  if (property === "transform") return /translate(?:X|3d)?\(|scaleX/.test(value) && !value.includes("--torg-direction");
  const [across = "0"] = valuesOf(value);
  return property === "translate" && !/^(?:none|0|-50%|var\(--torg-from\)|.*--torg-direction.*)$/.test(across);
}

const inTokens = ({ property }: Declaration): boolean => /^--torg-(?:color|shadow)-/.test(property);

/** The selectors around a declaration, without at-rules; keyframes and similar count as a scope of their own. */
const selectorsOf = ({ around }: Declaration): string =>
  around.some((one) => /^@(?:keyframes|font-face|property|page|view-transition)/.test(one))
    ? ".of-its-own"
    : around.filter((one) => !one.startsWith("@")).join(" ");

/** Rules for all style sheets of packages. */
export const styleRules: Readonly<Record<string, StyleRule>> = {
  "stands outside the layers": {
    breaks: ({ around }) => !/^@layer torg\.(?:tokens|base|parts|features|pages)$/.test(around[0] ?? ""),
  },
  "names a side that does not turn with the direction of writing": {
    breaks: (declaration) => {
      const { property, value } = declaration;
      return (
        /(?:^|-)(?:left|right)(?:-|$)/.test(property) ||
        /^(?:min-|max-)?(?:width|height)$/.test(property) ||
        /(?:^|[\s,(])(?:left|right)(?:$|[\s,)])/.test(value) ||
        isLopsided(declaration) ||
        movesAside(declaration)
      );
    },
    except: {
      "FilterSidebar.css border-width": "Two edges of a square that is turned into an arrow pointing down.",
      "EnergyMark.css padding": "The arrow of the energy label points to the right in every language.",
    },
  },
  "takes a colour that is no token": {
    breaks: (declaration) => !inTokens(declaration) && colorWord.test(declaration.value),
    except: {
      "CreditOffer.css fill": "The sign beside the warning for expensive credit is red in the dark as well.",
      "EnergyMark.css background": "The colours of the energy label are laid down by law.",
      "EnergyMark.css color": "The colours of the energy label are laid down by law.",
      "EnergyMark.css -webkit-text-stroke": "The colours of the energy label are laid down by law.",
    },
  },
  "reaches elements of any page, not only its own": {
    breaks: (declaration) =>
      ["@layer torg.parts", "@layer torg.features"].includes(declaration.around[0] ?? "") &&
      !/\.[a-z]|\[data-|torg-soft|::view-transition/.test(selectorsOf(declaration)),
  },
  "wins by !important": {
    breaks: ({ value }) => value.includes("!important"),
    except: { "base.css display": "What is hidden stays hidden, however a part lays itself out." },
  },
  "lies on a level that is no token": {
    breaks: ({ property, value }) =>
      property === "z-index" && !/^(?:-1|[0-9]|auto|.*var\(--torg-z-\w+\).*)$/.test(value),
    except: { "StoreMap.css z-index": "The map's own panes lie on levels up to 1000 inside it." },
  },
};

/** Files that remove an outline without a replacement, with the reason. */
export const withoutOutline: Readonly<Record<string, string>> = {
  "ConsentDialog.css": "The heading gets the focus by a script to be read, and is nothing to press.",
  "Dialog.css": "The heading gets the focus by a script to be read, and is nothing to press.",
  "MainMenu.css": "The heading of a panel gets the focus by a script to be read, and is nothing to press.",
  "StoreMap.css": "A pin is cut to its shape, and an outline with it: it grows and turns dark instead.",
};

const removesOutline = ({ property, value }: Declaration): boolean =>
  /^outline(?:-style|-width)?$/.test(property) && /^(?:none|0)/.test(value);

const drawsFocus = ({ around, property, value }: Declaration): boolean =>
  /^(?:outline|box-shadow)$/.test(property) && value.includes("--torg-color-focus") && /:focus/.test(around.join(" "));

/** Whether a style sheet removes an outline and adds no other focus style. */
export function hidesFocus(css: string): boolean {
  const declarations = declarationsOf(css);
  return declarations.some(removesOutline) && !declarations.some(drawsFocus);
}

/** Violations of a rule in a style sheet, as readable lines. */
export function breachesOf(rule: StyleRule, file: string, css: string): readonly string[] {
  const excepted = (property: string): boolean =>
    Object.keys(rule.except ?? {}).some((key) => `${file} ${property}`.endsWith(`/${key}`));
  return declarationsOf(css)
    .filter((declaration) => rule.breaks(declaration) && !excepted(declaration.property))
    .map(({ around, property, value }) => `${file}: ${around.slice(1).join(" ")} { ${property}: ${value} }`);
}

import { iconPaths } from "@torg/format/addresses";
import type { ShopSettings } from "@torg/navigation/contract";
import type { ReactNode } from "react";

/** Props of `Icons`. */
export interface IconsProps {
  readonly settings: Pick<ShopSettings, "icon" | "themeColor">;
}

/** The shop's icons and theme colours, as browsers and phones show them around its pages. */
export function Icons({ settings: { icon, themeColor } }: IconsProps): ReactNode {
  const isDrawing = icon === "" || icon.toLowerCase().endsWith(".svg");
  return (
    <>
      <link rel="icon" href={iconPaths.ico} sizes="32x32" />
      {isDrawing ? <link rel="icon" href={iconPaths.drawing} type="image/svg+xml" /> : null}
      <link rel="apple-touch-icon" href={iconPaths.touch} />
      <link rel="manifest" href={iconPaths.manifest} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
    </>
  );
}

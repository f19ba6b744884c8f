import { type ReactElement, useEffect, useRef, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { cameraIcon } from "../icon/icons.ts";

const size = 112;

/**
 * A small picture of a chosen file, cropped to a square. It is drawn on a canvas instead of loaded from an address, so
 * that no CSP has to allow other image sources. The file name labels it; a file that is not a picture keeps the icon.
 */
export function Thumbnail({ file }: { readonly file: File }): ReactElement {
  const [isDrawn, setIsDrawn] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async (): Promise<void> => {
      const picture = await createImageBitmap(file);
      const side = Math.min(picture.width, picture.height);
      const corner = { x: (picture.width - side) / 2, y: (picture.height - side) / 2 };
      const area = canvas.current;
      if (!isGone && area !== null) {
        area.getContext("2d")?.drawImage(picture, corner.x, corner.y, side, side, 0, 0, size, size);
        setIsDrawn(true);
      }
      picture.close();
    };
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [file]);
  return (
    <span className="torg-image-upload__thumbnail">
      <Icon icon={cameraIcon} />
      <canvas
        ref={canvas}
        width={size}
        height={size}
        data-drawn={isDrawn ? "" : undefined}
        {...(isDrawn ? { role: "img", "aria-label": file.name } : { "aria-hidden": true })}
      />
    </span>
  );
}

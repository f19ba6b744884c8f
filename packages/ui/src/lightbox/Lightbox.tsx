import { type ComponentPropsWithRef, type KeyboardEvent, type ReactElement, type RefObject, useRef } from "react";
import { useRotation } from "../carousel/useRotation.ts";
import { GalleryPicture, type Picture } from "../gallery/GalleryPicture.tsx";
import { wrapIndex } from "../gallery/pictureOrder.ts";
import { useFilmstrip } from "../gallery/useFilmstrip.ts";
import { Icon } from "../icon/Icon.tsx";
import { chevronLeftIcon, chevronRightIcon, closeIcon, pauseIcon, playIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { useModalDialog } from "../internal/useModalDialog.ts";
import { shownThumbnails, thumbnailWindow } from "./thumbnailWindow.ts";

/** Time per picture during autoplay, in milliseconds. */
export const autoplayInterval = 3000;

/** Default text of the close button. */
export const defaultCloseText = "Close (Esc)";

/** Texts of a lightbox. */
export interface LightboxTexts {
  /** Accessible name of the dialog. */
  readonly label: string;
  /** Label of the close button; default: 'Close (Esc)'. */
  readonly close?: string | undefined;
  readonly previous: string;
  readonly next: string;
  /** Position of a picture, from 1: "2 of 9". */
  readonly position: (number: number, total: number) => string;
  /** Label of a thumbnail: "Picture 2 of 9". */
  readonly thumbnail: (number: number, total: number) => string;
  /** Shown in place of a picture that failed to load. */
  readonly missing: string;
  /** Label of the button that starts autoplay; required with `autoplay`. */
  readonly start?: string | undefined;
  /** Label of the button that stops it; required with `autoplay`. */
  readonly pause?: string | undefined;
}

/** Props of Lightbox: those of a dialog and its own. */
export interface LightboxProps extends Omit<ComponentPropsWithRef<"dialog">, "children" | "open" | "onClose"> {
  readonly open: boolean;
  /** Called when it should close: by its button or Escape. */
  readonly onClose: () => void;
  readonly pictures: readonly Picture[];
  /** The shown picture, counted from 0. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly words: LightboxTexts;
  /**
   * Autoplay every 3 s: `off` has no button, `offered` starts with the button, `on` starts at once unless the visitor
   * prefers reduced motion. Stops at any action of the visitor.
   */
  readonly autoplay?: "off" | "offered" | "on" | undefined;
  /** Number of visible thumbnails; default: 7. */
  readonly thumbnails?: number | undefined;
}

interface PartProps {
  readonly pictures: readonly Picture[];
  readonly words: LightboxTexts;
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

/** Shows the picture that the page already has until the large one has loaded. */
function Slide({ picture, missing }: { readonly picture: Picture; readonly missing: string }): ReactElement {
  return (
    <>
      <GalleryPicture
        src={picture.full ?? picture.src}
        alt={picture.alt}
        missing={missing}
        className="torg-lightbox__picture"
        style={{ backgroundImage: `url("${picture.src}")` }}
        onLoad={({ currentTarget }) => currentTarget.style.removeProperty("background-image")}
      />
      {picture.caption !== undefined && picture.caption !== "" && (
        <figcaption className="torg-lightbox__caption">{picture.caption}</figcaption>
      )}
    </>
  );
}

function Stage(props: Omit<PartProps, "onChoose"> & { strip: RefObject<HTMLElement | null> }): ReactElement {
  const { strip, pictures, words, index } = props;
  const isNear = (position: number): boolean =>
    [-1, 0, 1].some((step) => wrapIndex(index + step, pictures.length) === position);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
    <section ref={strip} className="torg-lightbox__stage" aria-label={words.label} tabIndex={0}>
      {pictures.map((picture, position) => (
        <figure key={position} className="torg-lightbox__slide" aria-hidden={position === index ? undefined : true}>
          {isNear(position) && <Slide picture={picture} missing={words.missing} />}
        </figure>
      ))}
    </section>
  );
}

function Thumbnails(props: PartProps & { readonly shown: number }): ReactElement {
  const { pictures, words, index, onChoose, shown } = props;
  const { first, last } = thumbnailWindow(index, pictures.length, shown);
  return (
    <div className="torg-lightbox__thumbnails">
      {pictures.map(
        (picture, position) =>
          position >= first &&
          position <= last && (
            <button
              key={position}
              type="button"
              className="torg-lightbox__thumbnail"
              aria-label={words.thumbnail(position + 1, pictures.length)}
              aria-current={position === index ? "true" : undefined}
              onClick={() => onChoose(position)}
            >
              <GalleryPicture src={picture.thumb ?? picture.src} srcSet={picture.thumbSrcSet} alt="" />
            </button>
          ),
      )}
    </div>
  );
}

/**
 * Full-size pictures over the whole window: moved by arrows, keys, swipe or thumbnails, wrapping around. It uses the
 * native dialog; `ref` and other props go to it.
 */
export function Lightbox(props: LightboxProps): ReactElement {
  const { open, onClose, pictures, index, onIndexChange, words, autoplay = "off", thumbnails, ...given } = props;
  const { className, ref, ...rest } = given;
  const attach = useModalDialog(open, ref);
  const hasSeveral = pictures.length > 1;
  const rotation = useRotation(
    () => onIndexChange(wrapIndex(index + 1, pictures.length)),
    autoplayInterval,
    autoplay === "on" && open && hasSeveral,
  );
  const choose = (next: number): void => {
    rotation.setTurns(false);
    onIndexChange(next);
  };
  const strip = useRef<HTMLElement>(null);
  // The strip only exists while open, and is a new one each time.
  const film = useFilmstrip(strip, { count: open ? pictures.length : 0, index, onIndexChange: choose });
  const close = (): void => {
    rotation.setTurns(null);
    onClose();
  };
  const handleKey = (event: KeyboardEvent<HTMLDialogElement>): void => {
    const isEscape = event.key === "Escape";
    if (isEscape) close();
    if (isEscape || film.byKey(event.key) !== null) event.preventDefault();
  };
  const partProps = { pictures, words, index, onChoose: choose };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of all focused parts
    <dialog
      {...rest}
      ref={attach}
      className={joinClasses("torg-lightbox", className)}
      aria-label={words.label}
      aria-modal="true"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => open && close()}
      onKeyDown={handleKey}
    >
      {open && (
        <>
          <div className="torg-lightbox__head">
            <p className="torg-lightbox__position" aria-live={rotation.turns ? "off" : "polite"}>
              {hasSeveral && words.position(index + 1, pictures.length)}
            </p>
            {hasSeveral && autoplay !== "off" && (
              <button
                type="button"
                className="torg-lightbox__button"
                aria-label={rotation.turns ? words.pause : words.start}
                onClick={() => rotation.setTurns(!rotation.turns)}
              >
                <Icon icon={rotation.turns ? pauseIcon : playIcon} />
              </button>
            )}
            <button
              type="button"
              className="torg-lightbox__button"
              lang={words.close === undefined ? "en" : undefined}
              title={words.close ?? defaultCloseText}
              onClick={close}
            >
              <Icon icon={closeIcon} />
              {words.close ?? defaultCloseText}
            </button>
          </div>
          <Stage {...partProps} strip={strip} />
          {hasSeveral && (
            <button
              type="button"
              className="torg-lightbox__arrow"
              data-way="previous"
              aria-label={words.previous}
              onClick={film.previous}
            >
              <Icon icon={chevronLeftIcon} data-mirrors="" />
            </button>
          )}
          {hasSeveral && (
            <button
              type="button"
              className="torg-lightbox__arrow"
              data-way="next"
              aria-label={words.next}
              onClick={film.next}
            >
              <Icon icon={chevronRightIcon} data-mirrors="" />
            </button>
          )}
          {hasSeveral && <Thumbnails {...partProps} shown={thumbnails ?? shownThumbnails} />}
        </>
      )}
    </dialog>
  );
}

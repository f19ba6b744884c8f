import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { offsetToShow } from "../wire/carousel/carouselStrip.ts";
import { readStep, scrollStrip } from "../wire/carousel/readStep.ts";
import { Icon } from "../icon/Icon.tsx";
import { chevronLeftIcon, chevronRightIcon, eyeOffIcon, zoomIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import type { LightboxTexts } from "../lightbox/Lightbox.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { pictureTone } from "../picture-tone/pictureTone.ts";
import { GalleryPicture, type Picture } from "./GalleryPicture.tsx";
import { type Filmstrip, useFilmstrip } from "./useFilmstrip.ts";
import { useLightbox } from "./useLightbox.ts";

/** Maximum height of the main picture, in pixels. */
export const mainPictureSize = 420;

/** Size of a thumbnail, in pixels. */
export const thumbnailSize = 66;

/** Texts of a gallery. */
export interface GalleryTexts {
  readonly previous: string;
  readonly next: string;
  /** Position of a picture, from 1: "2 of 9". */
  readonly position: (number: number, total: number) => string;
  /** Label of a thumbnail: "Picture 2 of 9". */
  readonly thumbnail: (number: number, total: number) => string;
  /** Label of the link to the large picture, followed by the picture's text: "Enlarge:". */
  readonly enlarge: string;
  /** Shown in place of a picture that failed to load. */
  readonly missing: string;
  /** Shown when there are no pictures. */
  readonly empty: string;
  /** Texts of the lightbox; without them the pictures are plain links to the large ones. */
  readonly lightbox?: LightboxTexts | undefined;
}

/** Props of Gallery: those of a section and its own. */
export interface GalleryProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** Accessible name of the whole. */
  readonly label: string;
  readonly pictures: readonly Picture[];
  readonly words: GalleryTexts;
  /** Prefix of the pictures' ids, so that links can target them; default: a generated one. */
  readonly idPrefix?: string | undefined;
  /** Data attributes of the links to the full-size pictures, for example for a script that keeps early presses. */
  readonly linkData?: Readonly<Record<`data-${string}`, string>> | undefined;
}

interface PartProps {
  readonly pictures: readonly Picture[];
  readonly words: GalleryTexts;
  readonly index: number;
  readonly film: Filmstrip;
  readonly idOf: (index: number) => string;
}

/** Moves with the arrow keys; the focus follows the picture. */
function handleKey(event: KeyboardEvent<HTMLElement>, film: Filmstrip): void {
  const led = film.byKey(event.key);
  if (led === null) return;
  event.preventDefault();
  const sibling = event.currentTarget.parentElement?.children.item(led);
  if (sibling instanceof HTMLElement) sibling.focus({ preventScroll: true });
}

interface StageProps extends PartProps {
  readonly strip: RefObject<HTMLElement | null>;
  readonly linkData: GalleryProps["linkData"];
  readonly onIntent?: (() => void) | undefined;
  readonly onOpen?: ((event: MouseEvent<HTMLAnchorElement>, index: number) => void) | undefined;
}

function Stage({ strip, linkData, pictures, words, index, film, idOf, onIntent, onOpen }: StageProps): ReactElement {
  return (
    <section ref={strip} className="torg-gallery__stage">
      {pictures.map((picture, position) => (
        <a
          {...linkData}
          key={position}
          id={idOf(position)}
          href={picture.full ?? picture.src}
          className="torg-gallery__slide"
          tabIndex={position === index ? undefined : -1}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={(event) => onOpen?.(event, position)}
          onKeyDown={(event) => handleKey(event, film)}
        >
          <VisuallyHidden>{words.enlarge}</VisuallyHidden>{" "}
          <GalleryPicture
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={picture.sizes}
            alt={picture.alt}
            missing={words.missing}
            style={pictureTone(picture, `var(--torg-gallery-size,${mainPictureSize}px)`)}
            width={mainPictureSize}
            height={mainPictureSize}
            loading={position === 0 ? undefined : "lazy"}
            fetchPriority={position === 0 ? "high" : undefined}
          />
        </a>
      ))}
    </section>
  );
}

function Thumbnails({
  pictures,
  words,
  index,
  film,
  idOf,
  onChoose,
}: PartProps & { onChoose: (position: number) => void }) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (row.current !== null && index >= 0) scrollStrip(row.current, offsetToShow(readStep(row.current), index));
  }, [index]);
  const handleClick = (event: MouseEvent, position: number): void => {
    event.preventDefault();
    onChoose(position);
  };
  return (
    <section ref={row} className="torg-gallery__thumbnails">
      {pictures.map((picture, position) => (
        <a
          key={position}
          href={`#${idOf(position)}`}
          className="torg-gallery__thumbnail"
          aria-label={words.thumbnail(position + 1, pictures.length)}
          aria-current={position === index ? "true" : undefined}
          onClick={(event) => handleClick(event, position)}
          onKeyDown={(event) => handleKey(event, film)}
        >
          <GalleryPicture
            src={picture.thumb ?? picture.src}
            srcSet={picture.thumbSrcSet}
            alt=""
            style={pictureTone(picture)}
            width={thumbnailSize}
            height={thumbnailSize}
            loading="lazy"
          />
        </a>
      ))}
    </section>
  );
}

function Arrows({ words, film }: Pick<PartProps, "words" | "film">): ReactElement {
  return (
    <>
      <button
        type="button"
        className="torg-gallery__arrow"
        data-way="previous"
        aria-label={words.previous}
        onClick={film.previous}
      >
        <Icon icon={chevronLeftIcon} data-mirrors="" />
      </button>
      <button type="button" className="torg-gallery__arrow" data-way="next" aria-label={words.next} onClick={film.next}>
        <Icon icon={chevronRightIcon} data-mirrors="" />
      </button>
    </>
  );
}

/** After the lightbox has closed, focuses the picture that was shown last. */
function useFocusAfterwards(strip: RefObject<HTMLElement | null>, isOpen: boolean, index: number): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const shownSlide = strip.current?.children.item(index);
    if (wasOpen.current && !isOpen && shownSlide instanceof HTMLElement) shownSlide.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [strip, isOpen, index]);
}

/**
 * Pictures of one thing: a large one to swipe through, and thumbnails that lead to each. Without script the thumbnails
 * are links to the large pictures, and those to the full-size ones. With script the full-size pictures open in a
 * lightbox, which loads when the user approaches a picture.
 */
export function Gallery(props: GalleryProps): ReactElement {
  const { label, pictures, words, idPrefix, linkData, className, ...rest } = props;
  const [index, setIndex] = useState(0);
  const ownId = useId();
  const strip = useRef<HTMLElement>(null);
  const film = useFilmstrip(strip, { count: pictures.length, index, onIndexChange: setIndex });
  const lightbox = useLightbox();
  const idOf = (position: number): string => `${idPrefix ?? `${ownId}-`}${position + 1}`;
  const partProps = { pictures, words, index, film, idOf };
  const { Part } = lightbox;
  useFocusAfterwards(strip, lightbox.isOpen, index);
  const hasSeveral = pictures.length > 1;
  return (
    <section {...rest} className={joinClasses("torg-gallery", className)} aria-label={label}>
      {pictures.length === 0 && (
        <p className="torg-gallery__missing">
          <Icon icon={eyeOffIcon} />
          <span>{words.empty}</span>
        </p>
      )}
      {pictures.length > 0 && (
        <div className="torg-gallery__main">
          <Stage
            {...partProps}
            strip={strip}
            linkData={linkData}
            onIntent={words.lightbox === undefined ? undefined : lightbox.prepare}
            onOpen={words.lightbox === undefined ? undefined : lightbox.open}
          />
          <Icon icon={zoomIcon} className="torg-gallery__zoom" />
          {hasSeveral && <Arrows words={words} film={film} />}
          {hasSeveral && (
            <p className="torg-gallery__position" aria-live="polite">
              {words.position(index + 1, pictures.length)}
            </p>
          )}
        </div>
      )}
      {hasSeveral && <Thumbnails {...partProps} onChoose={setIndex} />}
      {Part !== null && words.lightbox !== undefined && (
        <Part
          open={lightbox.isOpen}
          onClose={lightbox.close}
          pictures={pictures}
          words={words.lightbox}
          index={index}
          onIndexChange={setIndex}
        />
      )}
    </section>
  );
}

import { pictureSet } from "@torg/format";
import { unnamedBrandId } from "@torg/format/addresses";
import { Badge, pictureTone, Stars, VisuallyHidden } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { ListingProduct } from "../../contract/listingProduct.ts";
import { keptUnits } from "../../domain/keptUnits.ts";
import { tileImageWidth } from "../../domain/limits.ts";
import { isBuyableInTile } from "../../domain/shownPrice.ts";
import { EnergyArrow } from "../energy-arrow/EnergyArrow.tsx";
import { PriceBlock } from "../price-block/PriceBlock.tsx";
import { ProductName } from "../product-name/ProductName.tsx";
import { ProductStatus } from "../product-status/ProductStatus.tsx";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { ProductBadge } from "./ProductBadge.tsx";

/** Renders the buy control of a product into its tile. */
export type BuySlot = (product: ListingProduct) => ReactNode;

interface TilePictureProps {
  readonly product: ListingProduct;
  readonly isEager: boolean;
  readonly children?: ReactNode;
}

function TilePicture({ product, isEager, children }: TilePictureProps): ReactElement {
  const { tile } = useCatalogTexts();
  const picture = product.image;
  return (
    // Replacement text for a picture that fails to load.
    <div className="torg-product-tile__picture" data-none={tile.noImage}>
      {picture === null ? (
        <span className="torg-product-tile__brand">{tile.noImage}</span>
      ) : (
        <img
          {...pictureSet(picture.thumb, tileImageWidth)}
          alt=""
          data-none={tile.noImage}
          style={pictureTone(picture)}
          width={tileImageWidth}
          height={tileImageWidth}
          loading={isEager ? undefined : "lazy"}
          fetchPriority={isEager ? "high" : undefined}
        />
      )}
      <ProductBadge product={product} />
      {product.isPackage && <Badge>{tile.package}</Badge>}
      {children !== undefined && <span className="torg-product-tile__corner">{children}</span>}
    </div>
  );
}

function TileTags({ tags }: { readonly tags: ListingProduct["tags"] }): ReactElement | null {
  if (tags.length === 0) return null;
  return (
    <p className="torg-product-tile__tags">
      {tags.map((tag) => (
        <span
          key={tag.name}
          style={{
            backgroundColor: tag.color ?? undefined,
            color: tag.isDark ? "#fff" : "#000",
          }}
        >
          {tag.name}
        </span>
      ))}
    </p>
  );
}

/** Props of ProductTile. */
export interface ProductTileProps {
  readonly product: ListingProduct;
  /** The buy control; left out for products that cannot be bought from a tile. */
  readonly buy?: BuySlot | undefined;
  /** Additional controls, such as the one to compare. */
  readonly extra?: ReactNode;
  /** Shown in the lower corner of the picture that has no badge, such as a heart. */
  readonly corner?: ReactNode;
  /** Heading level of the name. Default: 3. */
  readonly level?: 2 | 3 | undefined;
  /** Whether the picture is in the first row: it loads eagerly and with high priority. */
  readonly isEager?: boolean | undefined;
}

/** A product in a listing, with the key facts to decide on a closer look. The whole tile is a link to the product. */
export function ProductTile({ level = 3, isEager = false, ...props }: ProductTileProps): ReactElement {
  const { product, buy, extra, corner } = props;
  const { tile } = useCatalogTexts();
  const name = product.name || product.title;
  const rating = product.averageRating ?? 0;
  const Heading = level === 2 ? "h2" : "h3";
  const button = buy !== undefined && isBuyableInTile(product) ? buy(product) : null;
  return (
    <article className="torg-product-tile" aria-label={name}>
      <TilePicture product={product} isEager={isEager}>
        {corner}
      </TilePicture>
      <div className="torg-product-tile__words">
        {product.brandId !== unnamedBrandId && product.brandName !== "" && (
          <p className="torg-product-tile__brand">{product.brandName}</p>
        )}
        <Heading>
          <a href={product.url} title={product.title === name ? undefined : product.title}>
            <ProductName name={name} brandName={product.brandName} />
          </a>
        </Heading>
        {product.info !== "" && <p className="torg-product-tile__info">{keptUnits(product.info)}</p>}
        {rating > 0 && <Stars value={rating} label={tile.rating(rating)} />}
        <TileTags tags={product.tags} />
      </div>
      <EnergyArrow product={product} />
      <PriceBlock product={product} />
      <ProductStatus product={product} />
      <div className="torg-product-tile__actions">
        {button}
        {/* The product link is beside the button, or else at the end of the line. */}
        {button === null && extra}
        <a href={product.url}>
          {tile.readMore}
          <VisuallyHidden>{` ${tile.about(name)}`}</VisuallyHidden>
        </a>
        {button !== null && extra}
      </div>
    </article>
  );
}

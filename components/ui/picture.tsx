import Head from "next/head";
import type { CSSProperties } from "react";
import imageLoader, { IMAGE_WIDTHS } from "@/utils/image-loader";
import type { ShownPicture } from "@/utils/pictures";

interface PictureProps {
  picture: ShownPicture;
  /**
   * The sizes attribute. Left out, the smallest prebuilt width is served alone: right for cards, whose picture is never
   * wider than 320 CSS pixels, and six addresses shorter a card.
   */
  sizes?: string;
  /**
   * The picture that decides the largest paint: asked for from the head of the page, before the styles that stand in it,
   * and fetched first. All others wait until they are near. One a page.
   */
  priority?: boolean;
  /** Overrides the alt text; empty for decoration. */
  alt?: string;
  className?: string | undefined;
}

/** The srcset of a picture: the prebuilt widths up to the first that covers the original. */
export function pictureSrcSet(picture: Pick<ShownPicture, "src" | "width">): string {
  const last = IMAGE_WIDTHS.findIndex((width) => width >= picture.width);
  const widths = last === -1 ? IMAGE_WIDTHS : IMAGE_WIDTHS.slice(0, last + 1);
  return widths.map((width) => `${imageLoader({ src: picture.src, width })} ${width}w`).join(", ");
}

/**
 * A picture of the kit at its prebuilt widths (SPEC 9, CONST-42). A plain img: next/image would cost a hook and a list
 * of sixteen addresses for each of the 24 cards of a listing. The tint stands until the picture is there.
 */
export function Picture({ picture, sizes, priority = false, alt, className }: PictureProps) {
  const src = imageLoader({ src: picture.src, width: IMAGE_WIDTHS[0] });
  const srcSet = sizes !== undefined && picture.src.endsWith(".webp") ? pictureSrcSet(picture) : undefined;
  const image = (
    <img
      src={src}
      {...(srcSet !== undefined && { srcSet, sizes })}
      alt={alt ?? picture.alt}
      width={picture.width}
      height={picture.height}
      decoding={priority ? "sync" : "async"}
      {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      className={className}
      style={{ "--tint": picture.tint } as CSSProperties}
    />
  );
  if (!priority) return image;
  return (
    <>
      <Head>
        <link
          key="largest-paint"
          rel="preload"
          as="image"
          href={src}
          {...(srcSet !== undefined && { imageSrcSet: srcSet, imageSizes: sizes })}
          fetchPriority="high"
        />
      </Head>
      {image}
    </>
  );
}

/** Encodings of responses, the smallest first. */
export type Encoding = "br" | "gzip" | "identity";

/** Picks the smallest encoding that an `Accept-Encoding` header allows; an encoding with `q=0` is refused. */
export function negotiateEncoding(header: string | undefined): Encoding {
  const accepted = new Set(
    (header ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => part.split(";").map((piece) => piece.trim()))
      .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
      .map(([name]) => name),
  );
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : "identity";
}

declare const encoded: unique symbol;

/** A path of the contract whose every variable segment is encoded; only `path` makes one. */
export type ProviderPath = string & { readonly [encoded]: true };

/** The tag for the provider's paths: each value becomes one segment, whatever it holds. */
export function path(fixed: TemplateStringsArray, ...segments: readonly string[]): ProviderPath {
  return fixed.reduce(
    (before, part, index) => before + encodeSegment(segments[index - 1] ?? '') + part,
  ) as ProviderPath;
}

function encodeSegment(segment: string): string {
  // Dots alone survive encoding and are resolved away by servers and proxies on the way.
  if (/^\.{0,2}$/.test(segment)) throw new RangeError(`"${segment}" can't be a segment of a provider path`);
  return encodeURIComponent(segment);
}

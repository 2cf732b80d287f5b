/** Contrast by WCAG 2. Colours are `#rrggbb`. Small, because pages use it too, for the backgrounds of segments. */

const black = '#000000';
const white = '#ffffff';
const steps = 40;

/** The contrast that WCAG's level AA requires for text, and for large text and icons. */
export const readableText = 4.5;
export const readableShape = 3;

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same colour) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a share of the second colour into the first. */
export function mix(color: string, other: string, share: number): string {
  const target = channels(other);
  const mixed = channels(color).map((value, at) => Math.round(value + ((target[at] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Brightness as people perceive it, 0 to 255. */
export function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (299 * red + 587 * green + 114 * blue) / 1000;
}

/** True for backgrounds on which black is easier to read than white. */
export const isLight = (ground: string) => contrast(black, ground) > contrast(white, ground);

/** True if a colour can be read on every background. */
export const isReadable = (color: string, grounds: readonly string[], ratio = readableText) =>
  grounds.every((ground) => contrast(color, ground) >= ratio);

/** Blends a colour into another, step by step, until one is good enough. */
function blendUntil(
  color: string,
  other: string,
  isEnough: (blend: string) => boolean,
): { blend: string; step: number } {
  for (let step = 0; step < steps; step += 1) {
    const blend = mix(color, other, step / steps);
    if (isEnough(blend)) return { blend, step };
  }
  return { blend: other, step: isEnough(other) ? steps : Number.POSITIVE_INFINITY };
}

/**
 * The nearest darker or lighter shade that can be read on every background. The backgrounds must all be light or all
 * dark.
 */
export function readable(color: string, grounds: readonly [string, ...string[]], ratio = readableText): string {
  const [away, back] = isLight(grounds[0]) ? [black, white] : [white, black];
  const isEnough = (blend: string) => isReadable(blend, grounds, ratio);
  if (isEnough(color)) return color;
  const onward = blendUntil(color, away, isEnough);
  const returning = blendUntil(color, back, isEnough);
  return returning.step < onward.step ? returning.blend : onward.blend;
}

/** The wanted background, moved towards a readable one as far as the texts need it. */
export const groundFor = (color: string, fallback: string, texts: readonly string[], ratio = readableText): string =>
  blendUntil(color, fallback, (ground) => isReadable(ground, texts, ratio)).blend;

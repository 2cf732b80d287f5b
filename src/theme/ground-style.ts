import type { CSSProperties } from 'react';
import { isLight, mix, readable } from './contrast';

/** Colours as `#rrggbb` that a part of a page brings; null keeps the page's. */
export interface GroundColors {
  background?: string | null;
  /** How much of the background is seen, 0 to 1. */
  alpha?: number;
  /** Counts only where there is a background for it to stand on. */
  text?: string | null;
  button?: string | null;
}

const white = '#ffffff';
const black = '#000000';
const textOn = (ground: string) => (isLight(ground) ? black : white);

/** The style of a ground and of what stands on it, mended until it can be read. */
export function groundStyle({ background, alpha = 1, text, button }: GroundColors): CSSProperties {
  const variables: { [name: `--${string}`]: string } = {};
  if (button) {
    variables['--color-action'] = button;
    variables['--color-action-text'] = textOn(button);
  }
  if (!background) return variables;
  const ground = mix(white, background, alpha);
  const words = readable(text ?? textOn(ground), [ground]);
  for (const name of ['heading', 'heading-link', 'heading-note', 'focus']) variables[`--color-${name}`] = words;
  return { ...variables, background: ground, color: words };
}

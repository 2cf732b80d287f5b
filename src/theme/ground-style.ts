import type { CSSProperties } from 'react';
import { isLight, mix, readable } from './contrast';

/** Colours of a part of a page, as `#rrggbb`; null keeps the page's. */
export interface GroundColors {
  background?: string | null;
  /** The opacity of the background, 0 to 1. */
  alpha?: number;
  /** Used only if there is a background. */
  text?: string | null;
  button?: string | null;
}

const white = '#ffffff';
const black = '#000000';
const textOn = (ground: string) => (isLight(ground) ? black : white);

/** The style of a background and its content, corrected until it is readable. */
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

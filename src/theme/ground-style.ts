import type { CSSProperties } from 'react';
import type { TokenName } from './base-tokens';
import { isLight, mix, readable } from './contrast';
import { variable } from './token';

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

const wordColors: readonly TokenName[] = ['color-heading', 'color-heading-link', 'color-heading-note', 'color-focus'];

/** The style of a background and its content, corrected until it is readable. */
export function groundStyle({ background, alpha = 1, text, button }: GroundColors): CSSProperties {
  const variables: { [name: string]: string } = {};
  if (button) {
    variables[variable('color-action')] = button;
    variables[variable('color-action-text')] = textOn(button);
  }
  if (!background) return variables;
  const ground = mix(white, background, alpha);
  const words = readable(text ?? textOn(ground), [ground]);
  for (const name of wordColors) variables[variable(name)] = words;
  return { ...variables, background: ground, color: words };
}

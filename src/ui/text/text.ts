import styled from 'styled-components';
import { token } from '../../theme/token';

export interface TextStyle {
  /** By default that of the surrounding text. */
  $size?: 'small' | 'body' | 'large' | 'title' | 'display';
  $tone?: 'text-muted' | 'link' | 'price' | 'sale' | 'success' | 'warning';
  $weight?: 400 | 500 | 600 | 700;
  /** A block, if its element is inline. */
  $block?: boolean;
  /** Breaks words that are too long. */
  $breaks?: boolean;
}

const styleOf = ({ $size, $tone, $weight, $block, $breaks }: TextStyle) => [
  $block && 'display:block;',
  $tone && `color:${token(`color-${$tone}`)};`,
  $size && `font-size:${token(`font-${$size}`)};`,
  $weight && `font-weight:${$weight};`,
  $breaks && 'overflow-wrap:anywhere;',
];

/** Text in a size of the theme: a paragraph, or another element with `as`. */
export const Text = styled.p<TextStyle>`
  ${styleOf}
`;

import styled from 'styled-components';
import { token } from '../../theme/token';

export interface TextStyle {
  /** That of what is around it, where it is not given. */
  $size?: 'small' | 'body' | 'large' | 'title' | 'display';
  $tone?: 'text-muted' | 'link' | 'price' | 'sale' | 'success' | 'warning';
  $weight?: 400 | 500 | 600 | 700;
  /** On a line of its own, where its element has none. */
  $block?: boolean;
  /** A word that is too long is broken. */
  $breaks?: boolean;
}

const styleOf = ({ $size, $tone, $weight, $block, $breaks }: TextStyle) => [
  $block && 'display:block;',
  $tone && `color:${token(`color-${$tone}`)};`,
  $size && `font-size:${token(`font-${$size}`)};`,
  $weight && `font-weight:${$weight};`,
  $breaks && 'overflow-wrap:anywhere;',
];

/** A text of the theme's scale: a paragraph, or another element by `as`. */
export const Text = styled.p<TextStyle>`
  ${styleOf}
`;

import { fullStyle } from './full-style';

/**
 * Lets styled-components read the server's styles, which are shorter than its own. It reads them when it is loaded, so
 * this comes before it. The elements keep their content, which the policy allows by hash.
 */
for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-compact]')) {
  Object.defineProperty(style, 'textContent', { value: fullStyle(style.textContent) });
}

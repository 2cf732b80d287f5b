import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { measureHeight } from './measure-height';

const Floor = styled.div`
  position: fixed;
  inset: auto 0 env(safe-area-inset-bottom);
  z-index: ${token('layer-bar')};
  display: grid;
  gap: ${token('space-2')};
  max-width: ${token('size-column')};
  margin: 0 auto;
  padding: ${token('space-3')};
  pointer-events: none;

  &:empty {
    display: none;
  }

  #root:has(> main > [data-bottom-bar]) > & {
    bottom: calc(${token('size-bar')} + env(safe-area-inset-bottom));
  }

  /* The end of the page can be scrolled above the dock. Until the dock is measured, its height is that of one banner. */
  #root:has(> &:not(:empty)):not(:has(> main > [data-bottom-bar])),
  #root:has(> &:not(:empty)) > main > :has(+ [data-bottom-bar]) {
    padding-bottom: calc(var(--dock-height, ${token('size-touch')} + 2 * ${token('space-2')} + 2 * ${token('space-3')}) + ${token('space-3')});
  }
`;

/** Banners that float at the bottom of a page, above its bar. The page reserves as much space at its end. */
export function Dock({ children }: { children: ReactNode }) {
  const floor = useRef<HTMLDivElement>(null);
  useEffect(() => measureHeight(floor.current, '--dock-height'), []);
  return <Floor ref={floor}>{children}</Floor>;
}

import { useEffect } from 'react';
import { measureHeight } from '../../../ui/layout/measure-height';

/** Keeps the header's height for what sticks below it: a large text gives its field a row of its own. */
export function useHeaderHeight() {
  useEffect(() => measureHeight(document.querySelector('header'), '--measured-header-height'), []);
}

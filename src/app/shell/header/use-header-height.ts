import { useEffect } from 'react';
import { measureHeight } from '../../../ui/layout/measure-height';

/** Measures the header for sticky parts below it, because large text gives its search field its own row. */
export function useHeaderHeight() {
  useEffect(() => measureHeight(document.querySelector('header'), '--measured-header-height'), []);
}

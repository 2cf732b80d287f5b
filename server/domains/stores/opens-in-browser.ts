import type { Rest } from '../../model/models';

/** Browsers show custom HTML only if the store allows it; otherwise only its Android app does. */
export const opensInBrowser = ({ attr3 }: Pick<Rest['Component'], 'attr3'>) => attr3 === '1';

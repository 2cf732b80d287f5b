import { nearMePath } from '../../routing/paths';
import { labelsOf, partsAfter } from '../../routing/search-address';

/** The labels of which one at least is wanted, as the address says them. */
export const labelsAt = (pathname: string) => labelsOf(partsAfter(`${nearMePath}/`, pathname)[0]);

import type { OutsideHours } from '../../__generated__/resolvers';
import type { Rest } from '../../model/models';
import { momentOrNull, orNull } from '../../values/text';

export const mapOutsideHours = (hours: Rest['OutsideHours'] | null | undefined): OutsideHours | null =>
  hours ? { isSold: hours.sold === 1, opensAt: momentOrNull(hours.opens_at), note: orNull(hours.note) } : null;

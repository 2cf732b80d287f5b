import type { BillGroup } from '../../__generated__/resolvers';
import type { Rest } from '../models';
import { clampInteger } from '../values/clamp';
import { mediaPath } from '../values/media-path';

export const mapBillGroup = (group: Rest['BillGroup']): BillGroup => ({
  name: group.name,
  columns: clampInteger(group.column, 2, 5),
  bills: group.lines.map((line) => ({ id: line.code, name: line.name, image: mediaPath(line.image) })),
});

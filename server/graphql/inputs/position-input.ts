import type { PositionInput } from '../../__generated__/resolvers';
import { FacadeError } from '../error-model';

export function checkPosition(position: PositionInput): PositionInput {
  if (Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180)
    throw new FacadeError('BAD_INPUT', 'No such place on earth');
  return position;
}

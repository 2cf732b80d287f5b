import type { MutationResolvers } from '../../__generated__/resolvers';
import { customerOf } from '../../facade/context';
import { FacadeError } from '../../facade/error-model';
import { checkPosition, checkTime } from './inputs';

const maxRating = 5;

export const rideMutations: Pick<MutationResolvers, 'quoteRide' | 'createRideOrder' | 'rateDriver'> = {
  quoteRide: (_parent, { input }, context) => {
    for (const end of [input.origin, input.destination]) if (end) checkPosition(end.position);
    return customerOf(context).rides.quote(input);
  },
  createRideOrder: (_parent, { input }, context) => {
    for (const { position } of input.form ?? []) if (position) checkPosition(position);
    if (input.schedule) checkTime({ start: input.schedule.date, time: input.schedule.time });
    return customerOf(context).rides.create(input);
  },
  rateDriver: (_parent, { input }, context) => {
    if (input.rating < 1 || input.rating > maxRating) throw new FacadeError('BAD_INPUT', 'A rating has 1 to 5 stars');
    return customerOf(context).rides.rate(input);
  },
};

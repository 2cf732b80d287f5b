import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { customerOf, storeOf } from '../../facade/context';
import { FacadeError } from '../../facade/error-model';
import { checkPosition } from './inputs';

export const formQueries: Pick<QueryResolvers, 'form'> = {
  form: (_parent, { name }, context) => storeOf(context).content.form(name.toLowerCase()),
};

export const formMutations: Pick<MutationResolvers, 'submitForm'> = {
  submitForm: async (_parent, { input }, context) => {
    for (const { position } of input.form) if (position) checkPosition(position);
    const outcome = await customerOf(context).forms.submit(input);
    if (!outcome) throw new FacadeError('BAD_INPUT', 'The form does not exist');
    return outcome;
  },
};

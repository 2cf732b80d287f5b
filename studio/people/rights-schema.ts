import { array, type InferType, object, string } from 'yup';
import type { Role, Scope } from '../__generated__/gql/graphql';

/** The fields of a role and an editor's scopes. */
export const rightsFields = {
  role: string<Role>().required(),
  scopes: array(string<Scope>().required())
    .defined()
    .when('role', { is: 'EDITOR', then: (list) => list.min(1, 'people.scopes-missing') }),
};

export const rightsSchema = object(rightsFields);

export type RightsValues = InferType<typeof rightsSchema>;

/** Only editors have scopes. */
export const withoutIdleScopes = <Values extends RightsValues>(values: Values): Values => ({
  ...values,
  scopes: values.role === 'EDITOR' ? values.scopes : [],
});

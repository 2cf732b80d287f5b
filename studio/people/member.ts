import type { PeopleQuery } from '../__generated__/gql/graphql';

type Store = NonNullable<PeopleQuery['store']>;

export type Member = Extract<Store['members'], { __typename: 'Members' }>['people'][number];
export type Invitation = Extract<NonNullable<Store['invitations']>, { __typename: 'Invitations' }>['open'][number];

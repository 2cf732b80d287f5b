import type { Role } from '../__generated__/gql/graphql';

const publishers: readonly Role[] = ['OWNER', 'PUBLISHER'];

/** Whether a role publishes, schedules and restores. */
export const mayPublish = (role: Role) => publishers.includes(role);

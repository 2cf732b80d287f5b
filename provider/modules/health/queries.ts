import type { Queryable } from '../../database/database';

/** @throws if the database does not answer */
export const probeDatabase = (connection: Queryable) => connection.query('select 1');

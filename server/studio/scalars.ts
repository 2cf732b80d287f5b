import { GraphQLError, GraphQLScalarType } from 'graphql';
import { scalars } from '../graphql/scalars';

const maxDepth = 200;

/** Values below come from `JSON.parse`, so there are no cycles. */
function depthOf(value: unknown): number {
  let level: unknown[] = [value];
  let depth = 0;
  while (level.length > 0 && depth <= maxDepth) {
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    depth += 1;
  }
  return depth;
}

function parseJson(value: unknown): unknown {
  if (depthOf(value) > maxDepth) throw new GraphQLError(`The value is nested more than ${maxDepth} deep`);
  return value;
}

export const studioScalars = {
  DateTime: scalars.DateTime,
  Json: new GraphQLScalarType({ name: 'Json', parseValue: parseJson }),
};

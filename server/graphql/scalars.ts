import { GraphQLError, GraphQLScalarType } from 'graphql';
import { isDay, isMoment } from '../values/text';

const outgoing = <Value>(name: string, holds: (value: unknown) => value is Value) =>
  new GraphQLScalarType<Value, Value>({
    name,
    serialize(value) {
      if (!holds(value)) throw new GraphQLError(`${name} can't be ${typeof value}`);
      return value;
    },
  });

/** The format of keys in the provider's contract. */
function parseIdempotencyKey(value: unknown): string {
  if (!isText(value) || !/^[\w.-]{8,100}$/.test(value)) throw new GraphQLError('Not an idempotency key');
  return value;
}

const isText = (value: unknown): value is string => typeof value === 'string';

export const scalars = {
  IdempotencyKey: new GraphQLScalarType({ name: 'IdempotencyKey', parseValue: parseIdempotencyKey }),
  Rupiah: outgoing('Rupiah', (value): value is number => Number.isSafeInteger(value)),
  MediaPath: outgoing('MediaPath', (value): value is string => isText(value) && /^[a-z]+\/[\w.~-]+$/.test(value)),
  SafeHtml: outgoing('SafeHtml', isText),
  DateTime: outgoing('DateTime', (value): value is string => isText(value) && isMoment(value)),
  Date: outgoing('Date', (value): value is string => isText(value) && isDay(value)),
  URL: outgoing('URL', (value): value is string => isText(value) && URL.canParse(value, 'https://store.invalid')),
  HexColor: outgoing('HexColor', (value): value is string => isText(value) && /^#[0-9a-f]{6}$/.test(value)),
};

import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

const namesIn = (message: CompiledMessage): string[] =>
  message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , choices] = token;
    const inner: unknown[] = choices && typeof choices === 'object' ? Object.values(choices) : [];
    return [name, ...inner.flatMap((choice) => (Array.isArray(choice) ? namesIn(choice as CompiledMessage) : []))];
  });

/** Names of the values that a message needs and is not given. */
export const missingValues = (message: CompiledMessage, values: object = {}) =>
  namesIn(message).filter((name) => !(name in values));

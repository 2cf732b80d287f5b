import { setup } from 'xstate';
import { createSecretDrive } from '../support/machines/secrets';

const telling = (inspectable: readonly string[]) =>
  setup({ types: {} as { context: object; input: object } }).createMachine({
    id: 'teller',
    meta: { inspectable },
    context: ({ input }) => input,
    on: { 'secret.tell': {} },
  });

test('a drive finds a secret that a machine exposes in its context', () => {
  const { drive } = createSecretDrive(telling(['secret']));
  expect(() => drive({}, [{ type: 'secret.tell' }])).toThrow('teller tells a secret after secret.tell');
});

test('a drive finds nothing where only a size is exposed', () => {
  const { drive, disturb } = createSecretDrive(telling(['secret.length']));
  drive({ word: 'open' }, [{ type: 'secret.tell' }]);
  disturb({ word: 'open' }, [{ type: 'secret.tell' }]);
});

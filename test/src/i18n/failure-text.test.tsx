import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import messages from '../../../src/i18n/id.json';
import { MessagesProvider } from '../../../src/i18n/use-messages';
import { useFailureText } from '../../../src/i18n/use-failure-text';

const compiled = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, [text]]));

function Words({ code }: { code?: string }) {
  return <p>{useFailureText()({ code })}</p>;
}

const failure = (code?: string) => (
  <MessagesProvider locale="id" messages={compiled}>
    <Words {...(code && { code })} />
  </MessagesProvider>
);

afterEach(() => jest.restoreAllMocks());

test.each([
  [undefined, true, 'failure.text'],
  [undefined, false, 'failure.offline'],
  ['OFFLINE', true, 'failure.offline'],
  ['INTERNAL', false, 'failure.text'],
  ['SLOW', false, 'failure.slow'],
] as const)('a failure with code %s, where a network is there: %s, is %s', async (code, isOnline, key) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(failure(code));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, failure(code), { onRecoverableError: (error) => errors.push(error) });
  });
  expect(root).toHaveTextContent(messages[key]);
  expect(errors).toEqual([]);
});

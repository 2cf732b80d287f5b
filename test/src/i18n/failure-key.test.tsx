import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useFailureKey } from '../../../src/i18n/use-failure-key';

function Failure({ code }: { code?: string }) {
  return <p>{useFailureKey(code)}</p>;
}

afterEach(() => jest.restoreAllMocks());

test.each([
  [undefined, true, 'failure.text'],
  [undefined, false, 'failure.offline'],
  ['OFFLINE', true, 'failure.offline'],
  ['INTERNAL', false, 'failure.text'],
])('a failure with code %s, where a network is there: %s, is %s', async (code, isOnline, key) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Failure code={code} />);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <Failure code={code} />, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(root).toHaveTextContent(key);
  expect(errors).toEqual([]);
});

import { act, screen } from '@testing-library/react';
import { useSignedIn } from '../../../src/api/signed-in';
import { type UploadEnd, uploadPicture } from '../../../src/api/upload-picture';
import { renderInStore } from '../../support/browser/render-in-store';
import { clearFlag, dropFlag, setFlag } from '../../support/browser/session-flag';
import { testStore } from '../../support/browser/test-store';

/** An answer that finds the session ended, and clears the flag. */
class EndedSession extends EventTarget {
  upload = new EventTarget();
  responseType = '';
  status = 401;
  response = { success: false, code: 'SIGNED_OUT', message: '' };
  open() {}
  setRequestHeader() {}
  send() {
    dropFlag(testStore().codename);
    this.dispatchEvent(new Event('load'));
  }
}

function Shown() {
  return <p>{useSignedIn() ? 'signed in' : 'signed out'}</p>;
}

const original = globalThis.XMLHttpRequest;
beforeEach(() => {
  setFlag();
  globalThis.XMLHttpRequest = EndedSession as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  clearFlag();
  globalThis.XMLHttpRequest = original;
});

test('a page notices by the answer to a picture that its session is over', async () => {
  renderInStore(<Shown />, testStore());
  expect(await screen.findByText('signed in')).toBeVisible();
  const ends: UploadEnd[] = [];
  await act(async () => {
    uploadPicture({ url: '/x', picture: new Blob(['a']), onProgress: () => {}, onEnd: (end) => ends.push(end) });
  });
  expect(ends).toEqual([{ outcome: 'refused', code: 'SIGNED_OUT', message: '' }]);
  expect(screen.getByText('signed out')).toBeVisible();
});

/** An upload that the test answers. */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  responseType = '';
  status = 0;
  response: unknown = null;
  url = '';
  body: Blob | null = null;
  isAborted = false;

  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: Blob) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.dispatchEvent(new Event('load'));
  }
  fail() {
    this.dispatchEvent(new Event('error'));
  }
}

/** Takes the place of the browser's requests. @returns the uploads that were begun, in their order */
export function fakeUploads(): FakeUpload[] {
  const begun: FakeUpload[] = [];
  class Request extends FakeUpload {
    override send(body: Blob) {
      super.send(body);
      begun.push(this);
    }
  }
  Object.defineProperty(globalThis, 'XMLHttpRequest', { configurable: true, writable: true, value: Request });
  return begun;
}

/** A browser's `EventSource` whose server is the test. */
export class FakeEventSource extends EventTarget {
  static all: FakeEventSource[] = [];
  isClosed = false;

  constructor(readonly url: string) {
    super();
    FakeEventSource.all.push(this);
  }

  close() {
    this.isClosed = true;
  }

  open() {
    this.dispatchEvent(new Event('open'));
  }

  tell(order: string) {
    const data = JSON.stringify({ data: { orderChanged: { id: order, status: 'SENT' } } });
    this.dispatchEvent(new MessageEvent('next', { data }));
  }

  fail() {
    this.dispatchEvent(new Event('error'));
  }

  /** The one that was asked for last. */
  static last(): FakeEventSource {
    const last = FakeEventSource.all.at(-1);
    if (!last) throw new Error('Nothing was asked for');
    return last;
  }

  /** Stands in for the browser's until what it returns is called. */
  static install(): () => void {
    FakeEventSource.all = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
    return () => Reflect.deleteProperty(globalThis, 'EventSource');
  }
}

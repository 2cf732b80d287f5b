import type { CustomerChange } from '../../../src/api/live';

/** An `EventSource` to which the test sends the events. */
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

  /** An order has changed. */
  tell(order: string) {
    this.announce({ __typename: 'OrderChange', id: order, status: 'SENT' });
  }

  /** A chat has changed. */
  tellOfChat(id: string, party: 'SHOP' | 'STORE' = 'SHOP') {
    this.announce({ __typename: 'ChatChange', id, party, message: '1' });
  }

  tellOfNotifications() {
    this.announce({ __typename: 'NotificationChange' });
  }

  private announce(customerChanged: CustomerChange) {
    this.dispatchEvent(new MessageEvent('next', { data: JSON.stringify({ data: { customerChanged } }) }));
  }

  fail() {
    this.dispatchEvent(new Event('error'));
  }

  /** The stream that was opened last. */
  static last(): FakeEventSource {
    const last = FakeEventSource.all.at(-1);
    if (!last) throw new Error('Nothing was asked for');
    return last;
  }

  /** Replaces the browser's `EventSource` until the returned function is called. */
  static install(): () => void {
    FakeEventSource.all = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
    return () => Reflect.deleteProperty(globalThis, 'EventSource');
  }
}

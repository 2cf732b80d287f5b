import { app } from '../../support/server/rest-examples';
import { type Fixture, startFacade } from '../../support/server/facade-fixture';

/** Longer than a test may take: a request that is answered has not waited for a slow call to time out. */
const deadline = 30_000;
/** More than the number of connections to the provider. */
const crowd = 300;
const missing = '{"success":false,"message":"none"}';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFacade({}, deadline);
});
afterEach(() => fixture.close(), 2 * deadline);

test('slow calls of one store do not delay another store', async () => {
  const { provider, run } = fixture;
  provider.apps.set('lancar', app({ codename: 'lancar', view_uid: 'lancar_app' }));
  await run('StoreShell');
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  provider.intrude(({ query }, response) => {
    if (query.get('codename') !== 'warung') return false;
    void released.then(() => response.writeHead(404, { 'content-type': 'application/json' }).end(missing));
    return true;
  });
  const isServed = jest.fn();
  const waiting = Array.from({ length: crowd }, (_, at) => run('ItemScreen', { id: `nomor${at}` }).then(isServed));
  const { errors } = await run('MenuScreen', { id: 'sayur', page: 1 }, { store: { codename: 'lancar' } });
  expect(errors).toBeUndefined();
  expect(isServed).not.toHaveBeenCalled();
  answer();
  await Promise.all(waiting);
  expect(isServed).toHaveBeenCalledTimes(crowd);
});

import { answerCalls } from '../../support/server/answered-calls';
import { trust } from '../../support/server/facade-fixture';

const documents = trust({ 'test:book': 'query Saved { customer { addresses { id isDefault } } }' });

const { fixture, run } = answerCalls(documents);

const answer = (status: number) =>
  fixture().provider.intrude(({ path }, response) => {
    if (!/customer\/address/.test(path)) return false;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"success":false,"message":"Tidak ada"}');
    return true;
  });

test('a provider that fails is not one without saved addresses', async () => {
  answer(503);
  expect((await run('test:book')).errors).toHaveLength(1);
});

test('a provider without saved addresses answers none of them', async () => {
  answer(404);
  expect(await run('test:book')).toEqual({ data: { customer: { addresses: null } } });
});

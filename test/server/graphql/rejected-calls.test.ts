import { signedIn } from '../../support/server/contract-provider';
import { type Fixture, startFacade, trust } from '../../support/server/facade-fixture';
import { privateFields } from '../../support/server/private-fields';

const idOf = (name: string) => `test:rejected-${name}`;

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFacade({
    documents: trust(Object.fromEntries(privateFields.map(({ name, document }) => [idOf(name), document]))),
  });
});
afterAll(() => fixture.close());

const atTheDoor = /^\/api\/v2\/(apps?|customer\/(components?|list(?!\/direction)|item|track|sitemap))(\/|$)/;

async function codesOf(name: string, variables: object) {
  let hasAsked = false;
  fixture.provider.intrude(({ path }, response) => {
    if (atTheDoor.test(path)) return false;
    hasAsked = true;
    const body = JSON.stringify({ success: false, message: 'Not of this contract' });
    response.writeHead(400, { 'content-type': 'application/json' }).end(body);
    return true;
  });
  const { errors } = await fixture.facade.run({
    store: { codename: 'warung' },
    locale: 'id',
    documentId: idOf(name),
    variables,
    requestId: `request-${name}`,
    log: fixture.log,
    visit: signedIn(),
  });
  return { hasAsked, codes: errors?.map(({ extensions }) => extensions?.code) ?? [] };
}

test.each(privateFields.map((field) => [field.name, field] as const))(
  '%s that the provider rejects is bad input, and not an error of the server',
  async (name, { variables }) => {
    const { hasAsked, codes } = await codesOf(name, variables);
    if (hasAsked) expect(codes.filter((code) => code !== 'BAD_INPUT')).toEqual([]);
    expect(fixture.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  },
);

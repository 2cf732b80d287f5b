import { countOf } from '../../support/programs/soak';
import { anyReply, signedIn } from '../../support/server/contract-provider';
import { type Fixture, startFacade, trust } from '../../support/server/facade-fixture';
import { privateFields } from '../../support/server/private-fields';

const idOf = (name: string) => `test:any-${name}`;

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFacade({
    documents: trust(Object.fromEntries(privateFields.map(({ name, document }) => [idOf(name), document]))),
  });
});
afterAll(() => fixture.close());

test.each(privateFields.map((field) => [field.name, field] as const))(
  '%s handles every reply that the contract allows',
  async (name, { variables }) => {
    for (let seed = 1; seed <= countOf(100); seed += 1) {
      fixture.provider.intrude(anyReply(seed));
      const { errors } = await fixture.facade.run({
        store: { codename: 'warung' },
        locale: 'id',
        documentId: idOf(name),
        variables,
        requestId: `request-${seed}`,
        log: fixture.log,
        visit: signedIn(),
      });
      const codes = errors?.map(({ extensions }) => extensions?.code) ?? [];
      // The outcome of an order is uncertain while its attempt is being processed, which is an error of its own.
      if (/^create(Bill|Ride)?Order$/.test(name) && codes[0] === 'PROVIDER_TIMEOUT') continue;
      expect({ seed, codes }).toEqual({ seed, codes: [] });
    }
  },
);

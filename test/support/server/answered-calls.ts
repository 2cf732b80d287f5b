import { signedIn } from './contract-provider';
import { type Fixture, startFacade, type trust } from './facade-fixture';

type Answers = Record<string, object>;

/**
 * Creates a facade for each test, whose provider answers a signed-in customer's calls by the end of their paths.
 * @param usual the default answers; tests add to `answers`
 */
export function answerCalls(documents: ReturnType<typeof trust>, usual: Answers = {}) {
  const answers: Answers = {};
  let fixture: Fixture;
  beforeEach(async () => {
    for (const end of Object.keys(answers)) delete answers[end];
    Object.assign(answers, usual);
    fixture = await startFacade({ documents });
    fixture.provider.intrude(({ path }, response) => {
      const name = Object.keys(answers).find((end) => path.endsWith(end));
      if (!name) return false;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers[name]));
      return true;
    });
  });
  afterEach(() => fixture.close());
  return {
    answers,
    fixture: () => fixture,
    run: (documentId: string, variables: object = {}) =>
      fixture.facade.run({
        store: { codename: 'warung' },
        locale: 'id',
        documentId,
        variables,
        requestId: 'request-1',
        log: fixture.log,
        visit: signedIn(),
      }),
    asked: (end: string) => fixture.provider.asked.filter(({ path }) => path.endsWith(end)),
  };
}

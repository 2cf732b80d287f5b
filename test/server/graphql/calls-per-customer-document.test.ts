import { parse, type VariableDefinitionNode, getOperationAST, typeFromAST } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import persisted from '../../../server/__generated__/persisted-documents.json';
import { facadeSchema as schema } from '../../../server/graphql/schema';
import { anyReply, signedIn } from '../../support/server/contract-provider';
import { customerBudgets } from './customer-budgets';
import { documentId, type Fixture, startFacade } from '../../support/server/facade-fixture';
import { valueOf } from '../../support/server/private-fields';

const documents: Readonly<Record<string, string>> = persisted;

const valueFor = ({ variable, type }: VariableDefinitionNode) =>
  [variable.name.value, valueOf(variable.name.value, typeFromAST(schema, type as never) as GraphQLInputType)] as const;

const variablesOf = (name: string) =>
  Object.fromEntries(
    (getOperationAST(parse(documents[documentId(name)] ?? ''))?.variableDefinitions ?? []).map(valueFor),
  );

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFacade();
  fixture.provider.intrude(anyReply(1));
});
afterEach(() => fixture.close());

test.each(Object.entries(customerBudgets))('%s makes between one and %i provider calls', async (name, most) => {
  await fixture.run(name, variablesOf(name), { visit: signedIn() });
  expect(fixture.provider.asked.length).toBeGreaterThan(1);
  expect(fixture.provider.asked.length).toBeLessThanOrEqual(most);
});

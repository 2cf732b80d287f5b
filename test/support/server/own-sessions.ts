import { type Endpoint, ownOrigin } from './endpoint-fixture';

/** Operations about the signed-in customer, independently of the pages. */
export const sessionDocuments: Readonly<Record<string, string>> = {
  'test:sign-in': `mutation SignsIn($identity: String!, $password: String!) {
    signIn(input: { identity: $identity, password: $password }) {
      __typename
      ... on SignedIn { customer { id name email } }
      ... on Refusal { code message }
    }
  }`,
  'test:me': 'query Me { customer { id name } }',
  'test:sign-out': 'mutation SignsOut { signOut { __typename } }',
  'test:change': `mutation Changes { changePassword(input: { oldPassword: "benar", newPassword: "lebih benar" }) { __typename } }`,
};

/** The cookies of another session of Ani. */
export async function signedInCookies(endpoint: Endpoint): Promise<string> {
  const { headers } = await endpoint.call({
    method: 'POST',
    url: '/graphql?store=warung&lang=id',
    headers: { 'content-type': 'application/json', origin: ownOrigin },
    payload: JSON.stringify({
      documentId: 'test:sign-in',
      variables: { identity: 'ani@example.test', password: 'benar' },
    }),
  });
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** Operations about who is signed in, whatever the pages ask for. */
export const sessionDocuments: Readonly<Record<string, string>> = {
  'test:sign-in': `mutation SignsIn($identity: String!, $password: String!) {
    signIn(identity: $identity, password: $password) {
      __typename
      ... on SignedIn { customer { viewUid name email } }
      ... on Refusal { code message }
    }
  }`,
  'test:me': 'query Me { customer { viewUid name } }',
  'test:sign-out': 'mutation SignsOut { signOut { __typename } }',
  'test:change': `mutation Changes { changePassword(oldPassword: "benar", newPassword: "lebih benar") { __typename } }`,
};

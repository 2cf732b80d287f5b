/** The key of every server and provider that tests start. */
export const operatorKey = 'a-key-for-tests-alone';

export const asOperator = { authorization: `Bearer ${operatorKey}` };

import type { ActorRefFrom } from 'xstate';
import type { orderSubmissionMachine } from '../../../machines/order-submission';
import { CreateOrderDocument } from '../../__generated__/documents/create-order';
import type { CreateOrderInput } from '../../__generated__/gql/graphql';
import { readSubmission } from '../orders/attempts';
import { type Send, useSubmission } from '../orders/use-submission';

/** An order before it has a session code. */
export type OrderDraft = Omit<CreateOrderInput, 'sessionCode'>;

export type SubmissionFlow = ActorRefFrom<typeof orderSubmissionMachine>;

const send: Send<OrderDraft> = async (execute, order) =>
  readSubmission(await execute(CreateOrderDocument, { order }), ({ createOrder }) => createOrder);

export const useOrderSubmission = () => useSubmission(send);

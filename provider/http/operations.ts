import type { FastifyReply } from 'fastify';
import type { OperationId, OperationReply, OperationRequest } from '../contract/operations';

export type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
  reply: FastifyReply,
) => Promise<OperationReply<Id> | FastifyReply>;

export type Handlers = { [Id in OperationId]: Handler<Id> };

import type {
  PreviewedOperationId,
  PrivateOperationId,
  SemiPrivateOperationId,
  StaffOperationId,
} from '../__generated__/private-operations';
import type { operations as storefrontOperations } from '../__generated__/rest';
import type { operations as studioOperations } from '../__generated__/studio';
import type { PreviewedStore, SignedInCustomer } from '../customer';
import type { SignedInStaff } from '../staff';

type operations = storefrontOperations & studioOperations;

/** Calls that return JSON; live events and pictures have their own routes. */
export type OperationId = {
  [Id in keyof operations]: operations[Id]['responses'] extends { 200: { content: { 'application/json': unknown } } }
    ? Id
    : never;
}[keyof operations];

type Part<Parameters, Location extends string> = Parameters extends { [P in Location]?: infer Values }
  ? [NonNullable<Values>] extends [never]
    ? Record<string, never>
    : NonNullable<Values>
  : Record<string, never>;

type Content<T> = T extends { content: infer Types } ? Types[keyof Types] : undefined;

type Body<T> = T extends { content: { 'image/*': unknown } } ? Buffer : Content<T>;

export interface OperationRequest<Id extends OperationId> {
  params: Part<operations[Id]['parameters'], 'path'>;
  query: Part<operations[Id]['parameters'], 'query'>;
  headers: Part<operations[Id]['parameters'], 'header'>;
  body: operations[Id] extends { requestBody: infer Sent } ? Body<Sent> : undefined;
  customer: Id extends PrivateOperationId
    ? SignedInCustomer | (Id extends PreviewedOperationId ? PreviewedStore : never)
    : Id extends SemiPrivateOperationId
      ? SignedInCustomer | null
      : null;
  staff: Id extends StaffOperationId ? SignedInStaff : null;
  /** The visitor's IP address, as told by the storefront's server; null if unknown. */
  clientAddress: string | null;
}

export type OperationReply<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Reply }
  ? Content<Reply>
  : never;

import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { type CodegenConfig, generate } from '@graphql-codegen/cli';
import { sdl } from './facade-schema';
import { root, write } from './files';
import { studioSdl } from './studio-schema';

const scalars = {
  Rupiah: 'number',
  IdempotencyKey: 'string',
  MediaPath: 'string',
  HexColor: 'string',
  SafeHtml: 'string',
  DateTime: 'string',
  Date: 'string',
  URL: 'string',
};

/** Their pages are made by adapters, their edges by `server/graphql/resolvers/connection.ts`. */
const connections = [
  'ItemConnection',
  'NearItemConnection',
  'ReviewConnection',
  'OrderConnection',
  'InvoiceConnection',
  'TransactionConnection',
  'ReferredFriendConnection',
  'ChatConnection',
  'MessageConnection',
];

/** Unmasks a fragment in the documents of the pages; the facade never sees it. */
const unmask = 'directive @unmask on FRAGMENT_SPREAD';

const withoutUnmask = (text: string) => text.replaceAll(' @unmask', '');

/** 132 bits of the hash identify a document, and add fewer bytes to scripts than all 256 would. */
const documentId = (text: string) => createHash('sha256').update(withoutUnmask(text)).digest('base64url').slice(0, 22);

const ofDocuments = {
  documentMode: 'string',
  enumsAsTypes: true,
  skipTypename: false,
  nonOptionalTypename: true,
  useTypeImports: true,
} as const;

const ofResolvers = {
  useTypeImports: true,
  enumsAsTypes: true,
  makeResolverTypeCallable: true,
  resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
} as const;

const studioScalars = { DateTime: 'string', Json: 'unknown' };

async function writeTypes(config: CodegenConfig) {
  const files: unknown = await generate({ silent: true, ...config }, false);
  for (const { filename, content } of files as { filename: string; content: string }[])
    write(relative(root, filename), withoutUnmask(content));
}

/** Types of documents for the pages, and of resolvers for the facade. */
const writeStoreTypes = () =>
  writeTypes({
    schema: sdl,
    generates: {
      [join(root, 'src/__generated__/gql/')]: {
        schema: unmask,
        preset: 'client',
        documents: ['src', 'schema/documents'].map((folder) => join(root, folder, '**/*.graphql')),
        presetConfig: { persistedDocuments: { hashAlgorithm: documentId }, fragmentMasking: true },
        config: {
          ...ofDocuments,
          customDirectives: { apolloUnmask: true },
          scalars: { ...scalars, SafeHtml: '../../ui/text/safe-html-block#SafeHtml' },
        },
      },
      [join(root, 'server/__generated__/resolvers.ts')]: {
        plugins: ['typescript', 'typescript-resolvers'],
        config: {
          ...ofResolvers,
          contextType: '../facade/context#FacadeContext',
          scalars,
          mappers: {
            OpeningHours: '../model/item-models#OpeningHoursModel',
            Booking: '../model/item-models#BookingModel',
            HeldSlot: '../model/item-models#HeldSlotModel',
            ServiceDays: '../model/item-models#ServiceDaysParent',
            BillInquiry: '../model/models#BillInquiryParent',
            ItemLink: '../model/item-models#Link',
            OrderLink: '../model/item-models#Link',
            Chat: '../model/models#ChatModel',
            Customer: '../facade/customer#CustomerCalls',
            SavedProfile: '../model/models#SavedProfileParent',
            Invoice: '../model/models#InvoiceModel',
            InvoiceSummary: '../model/models#InvoiceSummaryModel',
            OrderPayment: '../model/models#OrderPaymentParent',
            WebContentPage: '../model/models#WebContentPageParent',
            ...Object.fromEntries(connections.map((name) => [name, `../model/models#${name}Model`])),
          },
        },
      },
    },
  });

/** Types of documents for the studio, and of resolvers for its facade. */
const writeStudioTypes = () =>
  writeTypes({
    schema: studioSdl,
    generates: {
      [join(root, 'studio/__generated__/gql/')]: {
        preset: 'client',
        documents: [join(root, 'studio/**/*.graphql')],
        presetConfig: { persistedDocuments: { hashAlgorithm: documentId }, fragmentMasking: false },
        config: { ...ofDocuments, scalars: studioScalars },
      },
      [join(root, 'server/__generated__/studio-resolvers.ts')]: {
        plugins: ['typescript', 'typescript-resolvers'],
        config: {
          ...ofResolvers,
          contextType: '../studio/studio-context#StudioContext',
          scalars: studioScalars,
          mappers: { Person: '../studio/models#PersonModel', Store: '../studio/models#StoreModel' },
        },
      },
    },
  });

export async function writeFacadeTypes() {
  await writeStoreTypes();
  await writeStudioTypes();
}

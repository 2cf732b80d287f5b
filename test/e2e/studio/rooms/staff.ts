import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import type { DocumentRef } from '../../../../src/api/execute';
import { AcceptInvitationDocument } from '../../../../studio/__generated__/documents/accept-invitation';
import { JoinStoreDocument } from '../../../../studio/__generated__/documents/join-store';
import { SignInDocument } from '../../../../studio/__generated__/documents/sign-in';
import { asOperator } from '../../../support/programs/operator-key';
import { providerAdmin } from '../../../support/programs/provider-admin';
import type { StoreDocument } from '../../../support/stores/store-documents';
import { owner } from '../in-studio';

export type Role = 'owner' | 'publisher' | 'editor' | 'viewer';

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** Sends a document with the cookies of the page. @throws Error if there is no answer with data */
export async function send<Data, Variables extends object>(
  page: Page,
  { id }: DocumentRef<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const origin = process.env.BASE_URL ?? '';
  const answer = await page.request.post(`${origin}/studio/graphql`, {
    headers: { origin, accept: 'application/json' },
    data: { documentId: id, variables },
  });
  const { data, errors } = (await answer.json()) as { data?: Data; errors?: unknown };
  if (!data || errors) throw new Error(`The studio answered ${answer.status()} ${JSON.stringify(errors)}`);
  return data;
}

export const signInAs = (page: Page, person: Person = owner) => send(page, SignInDocument, { input: person });

const documentOf = (name: string) =>
  parse(readFileSync(join('provider/seed/stores', name, 'store.yaml'), 'utf8')) as StoreDocument & {
    domains?: string[];
  };

let stores = 0;

/**
 * A store for one test, with the parts of a demo store.
 * @returns its name in URLs
 */
export async function newStore(like: string) {
  stores += 1;
  const codename = `kamar${process.pid.toString(36)}${stores}`;
  const { domains: _, ...document } = structuredClone(documentOf(like));
  document.codename = codename;
  document.app.view_uid = `${codename}_app`;
  const admin = providerAdmin({ url: process.env.CONSOLE_URL ?? '', adminKey: process.env.ADMIN_KEY ?? '' });
  const applied = await admin.apply(codename, document);
  if (!applied.ok) throw new Error(JSON.stringify(applied.errors));
  return codename;
}

/** @returns the path of the invitation, as the operator gets it */
export async function invite(store: string, email: string, role: Role, scopes: readonly string[] = []) {
  const answer = await fetch(`${process.env.CONSOLE_URL}/admin/stores/${store}/invitations`, {
    method: 'POST',
    headers: { ...asOperator, 'content-type': 'application/json' },
    body: JSON.stringify({ email, role, scopes }),
  });
  const { data } = (await answer.json()) as { data: { path: string } };
  return data.path.replace('/studio', '');
}

const tokenOf = (path: string) => path.split('/').at(-1) ?? '';

/** Signs the demo's person in, and makes them the owner of a store. */
export async function own(page: Page, store: string) {
  await signInAs(page);
  await send(page, JoinStoreDocument, { input: { token: tokenOf(await invite(store, owner.email, 'owner')) } });
}

/** A new store that the demo's person owns, who is signed in. */
export async function ownStore(page: Page, like: string) {
  const store = await newStore(like);
  await own(page, store);
  return store;
}

/** Signs in a new member of a store. */
export async function joinAs(page: Page, store: string, role: Role, scopes: readonly string[] = []): Promise<Person> {
  const person = { email: `${role}.${store}@toko.test`, password: 'kata-sandi-panjang' };
  const token = tokenOf(await invite(store, person.email, role, scopes));
  const input = { token, name: `Sari ${role}`, password: person.password, language: 'ID' as const };
  await send(page, AcceptInvitationDocument, { input });
  return person;
}

import { type LazyComponent, lazyComponent } from '../../src/lazy/lazy-component';
import type { Role } from '../__generated__/gql/graphql';
import type { PlainKey } from '../i18n/use-studio-messages';
import { publishers } from './rights';

interface Place {
  readonly path: string;
  /** Its heading, its entry in the navigation, and the title of the document. */
  readonly title: PlainKey;
  readonly screen: LazyComponent<object>;
  /** Fills the window below the header; its heading is only for screen readers. */
  readonly isWhole?: true;
  /** One form, in the middle of a wide window. */
  readonly isNarrow?: true;
}

/** A room of no store, for everybody or for everybody who is signed in. */
export interface OwnRoom extends Place {
  readonly for: 'all' | 'person';
}

/** A room of a store, for its members with one of the roles. */
export interface StoreRoom extends Place {
  readonly path: `/stores/:codename${string}`;
  readonly for: readonly Role[];
}

export const ownRooms: readonly OwnRoom[] = [
  { path: '/', title: 'stores.title', for: 'person', screen: lazyComponent(() => import('../stores/route')) },
  { path: '/account', title: 'account.title', for: 'person', screen: lazyComponent(() => import('../account/route')) },
  {
    path: '/invitations/:token',
    title: 'invitations.title',
    for: 'all',
    screen: lazyComponent(() => import('../invitations/route')),
    isNarrow: true,
  },
  {
    path: '/sign-in',
    title: 'sign-in.title',
    for: 'all',
    screen: lazyComponent(() => import('../sign-in/route')),
    isNarrow: true,
  },
];

const members: readonly Role[] = ['OWNER', 'PUBLISHER', 'EDITOR', 'VIEWER'];

/** In the order of the navigation. */
export const storeRooms: readonly StoreRoom[] = [
  {
    path: '/stores/:codename',
    title: 'editor.title',
    for: members,
    screen: lazyComponent(() => import('../editor/route')),
    isWhole: true,
  },
  {
    path: '/stores/:codename/schedule',
    title: 'schedule.title',
    for: members,
    screen: lazyComponent(() => import('../schedule/route')),
  },
  {
    path: '/stores/:codename/history',
    title: 'history.title',
    for: members,
    screen: lazyComponent(() => import('../history/route')),
  },
  {
    path: '/stores/:codename/pictures',
    title: 'pictures.title',
    for: members,
    screen: lazyComponent(() => import('../pictures/route')),
  },
  {
    path: '/stores/:codename/people',
    title: 'people.title',
    for: members,
    screen: lazyComponent(() => import('../people/route')),
  },
  {
    path: '/stores/:codename/audit',
    title: 'audit.title',
    for: publishers,
    screen: lazyComponent(() => import('../audit/route')),
  },
];

/** The rooms of a store that a role may see. */
export const roomsFor = (role: Role) => storeRooms.filter((room) => room.for.includes(role));

/** The path of a room in a store. */
export const pathIn = ({ path }: StoreRoom, codename: string) =>
  path.replace(':codename', encodeURIComponent(codename));

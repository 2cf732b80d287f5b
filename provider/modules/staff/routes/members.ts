import { staffRefusable } from '../../../contract/envelope';
import type { Handlers } from '../../../http/operations';
import type { Staff } from '../index';
import { scopesOf } from '../reply';

export const memberRoutes = ({ members }: Staff) =>
  ({
    listMembers: ({ staff, params: { codename } }) => staffRefusable(() => members.list(staff, codename)),

    changeMember: ({ staff, params: { codename, staff_uid }, body: { role, scopes } }) =>
      staffRefusable(() => members.change(staff, codename, staff_uid, role, scopesOf(scopes))),

    removeMember: ({ staff, params: { codename, staff_uid } }) =>
      staffRefusable(() => members.remove(staff, codename, staff_uid)),

    listAudit: ({ staff, params: { codename }, query: { before } }) =>
      staffRefusable(() => members.listAudit(staff, codename, before)),
  }) satisfies Partial<Handlers>;

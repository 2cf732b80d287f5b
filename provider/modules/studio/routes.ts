import { staffRefusable } from '../../contract/envelope';
import type { Handlers } from '../../http/operations';
import { receivePicture } from '../../http/uploaded-picture';
import type { Studio } from './index';

export const studioRoutes = (studio: Studio) =>
  ({
    readDraft: ({ staff, params: { codename } }) => staffRefusable(() => studio.read(staff, codename)),

    saveDraft: ({ staff, params: { codename }, body }) => staffRefusable(() => studio.save(staff, codename, body)),

    discardDraft: ({ staff, params: { codename } }) => staffRefusable(() => studio.discard(staff, codename)),

    checkDraftSelling: ({ staff, params: { codename } }) => staffRefusable(() => studio.checkSelling(staff, codename)),

    publishDraft: ({ staff, params: { codename }, body: { version, message } }) =>
      staffRefusable(() => studio.publish(staff, codename, version, message)),

    scheduleDraft: ({ staff, params: { codename }, body: { version, message, ...times } }) =>
      staffRefusable(() => studio.schedule(staff, codename, version, times, message)),

    listScheduled: ({ staff, params: { codename } }) => staffRefusable(() => studio.listScheduled(staff, codename)),

    moveScheduled: ({ staff, params: { codename, plan }, body }) =>
      staffRefusable(() => studio.moveScheduled(staff, codename, plan, body)),

    cancelScheduled: ({ staff, params: { codename, plan } }) =>
      staffRefusable(() => studio.cancelScheduled(staff, codename, plan)),

    listHistory: ({ staff, params: { codename } }) => staffRefusable(() => studio.history(staff, codename)),

    readRevision: ({ staff, params: { codename, number } }) =>
      staffRefusable(() => studio.revision(staff, codename, number)),

    restoreRevision: ({ staff, params: { codename, number }, body: { current, message } }) =>
      staffRefusable(() => studio.restore(staff, codename, number, current, message)),

    reportPresence: ({ staff, params: { codename }, body: { client, pointer } }) =>
      staffRefusable(() => studio.reportPresence(staff, codename, client, pointer)),

    findRevisionAt: ({ staff, params: { codename }, query: { moment } }) =>
      staffRefusable(() => studio.revisionAt(staff, codename, moment)),

    listStorePictures: ({ staff, params: { codename } }) => staffRefusable(() => studio.pictures.list(staff, codename)),

    addStorePicture: ({ staff, params: { codename, kind }, body }) =>
      staffRefusable(() => receivePicture(body, (picture) => studio.pictures.add(staff, codename, kind, picture))),

    saveStorePicture: ({ staff, params: { codename }, body: { picture, title } }) =>
      staffRefusable(() => studio.pictures.rename(staff, codename, picture, title)),

    deleteStorePicture: ({ staff, params: { codename }, body: { picture } }) =>
      staffRefusable(() => studio.pictures.delete(staff, codename, picture)),

    restoreStorePicture: ({ staff, params: { codename }, body: { picture } }) =>
      staffRefusable(() => studio.pictures.restore(staff, codename, picture)),

    sharePreview: ({ staff, params: { codename }, body: { revision } }) =>
      staffRefusable(() => studio.previews.share(staff, codename, revision)),

    listPreviews: ({ staff, params: { codename } }) => staffRefusable(() => studio.previews.list(staff, codename)),

    revokePreview: ({ staff, params: { codename, link_uid } }) =>
      staffRefusable(() => studio.previews.revoke(staff, codename, link_uid)),
  }) satisfies Partial<Handlers>;

import type { Database } from '../../database/database';

export interface View {
  page_url: string;
  app_vuid: string;
  comp_vuid: string;
  device_id: string;
}

export interface Click extends View {
  click_vuid: string;
  click_value: string;
}

/** False if there is no such store. */
export const createTracking = (database: Database) => ({
  async view({ app_vuid, page_url, comp_vuid, device_id }: View) {
    const rows = await database.query(
      `insert into views (store_id, page_url, component_uid, device_id)
       select id, $2, $3, $4 from stores where view_uid = $1 returning id`,
      [app_vuid, page_url, comp_vuid, device_id],
    );
    return rows.length > 0;
  },

  async click({ app_vuid, page_url, comp_vuid, device_id, click_vuid, click_value }: Click) {
    const rows = await database.query(
      `insert into clicks (store_id, page_url, component_uid, device_id, action_uid, value)
       select id, $2, $3, $4, $5, $6 from stores where view_uid = $1 returning id`,
      [app_vuid, page_url, comp_vuid, device_id, click_vuid, click_value],
    );
    return rows.length > 0;
  },
});

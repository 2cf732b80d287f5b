import { signedIn } from '../../support/server/contract-provider';
import { startFacade, trust } from '../../support/server/facade-fixture';

const documents = trust({
  'test:invoices': `query Charged($id: ID!) {
    customer {
      invoices(unpaid: true) { nodes { dueOn isOverdue } }
      invoice(id: $id) { dueOn isOverdue }
    }
  }`,
});

const entry = {
  unique_id: 'tagihan_1',
  invoice_no: 'INV1000001',
  title: 'Katering rapat',
  status_text: '',
  order_status: 0,
  creation_date: '2026-11-20 09:00:00',
  due_date: '2026-11-27' as string | null,
  paid_date: null,
  total: 750_000,
  currency: 'Rp',
};
const whole = { app_name: 'Kedai', app_email: '', bill_name: 'Sari', bill_email: '', lines: [], payment: null };

test.each([
  ['on the last moment of its day in Jakarta', '2026-11-27T16:59:59Z', {}, false],
  ['on the first moment of the next day in Jakarta', '2026-11-27T17:00:00Z', {}, true],
  ['without a due date', '2027-01-01T00:00:00Z', { due_date: null }, false],
  ['with a payment code', '2027-01-01T00:00:00Z', { order_status: 1 }, false],
  ['with a proof', '2027-01-01T00:00:00Z', { order_status: 2 }, false],
  ['that is paid', '2027-01-01T00:00:00Z', { order_status: 3 }, false],
])('an invoice %s (%s, %j) is overdue: %s', async (_, moment, differences, isOverdue) => {
  const { facade, provider, log, close } = await startFacade({ documents, now: () => Date.parse(moment) });
  const invoice = { ...entry, ...differences };
  provider.intrude(({ path }, response) => {
    if (!path.includes('/invoice')) return false;
    const data = path.endsWith('/tagihan_1')
      ? { ...invoice, ...whole }
      : { invoices: [], pending_invoices: [invoice], after: null };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: true, message: '', data }));
    return true;
  });
  const { data } = await facade.run({
    store: { codename: 'warung' },
    locale: 'id',
    documentId: 'test:invoices',
    variables: { id: 'tagihan_1' },
    requestId: 'request-1',
    log,
    visit: signedIn(),
  });
  const shown = { dueOn: invoice.due_date, isOverdue };
  expect(data).toEqual({ customer: { invoices: { nodes: [shown] }, invoice: shown } });
  await close();
});

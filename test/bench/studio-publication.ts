import { SignInDocument } from '../../studio/__generated__/documents/sign-in';
import { nginxProgram, startNginx } from '../support/programs/nginx';
import { startServer } from '../support/programs/start-server';
import { temporaryFolder } from '../support/programs/temporary-folder';
import { publishChange } from '../support/studio/publish-change';
import { StaffClient } from '../support/studio/staff-client';
import type { StoreDocument } from '../support/stores/store-documents';
import { row, type Sample } from './studio-times';
import type { Row } from './table';

const publications = 20;
const codename = 'kebunara';
const pauseMs = 20;

const serves = async (url: string, text: string) => (await (await fetch(`${url}/${codename}`)).text()).includes(text);

async function untilServed(url: string, text: string) {
  while (!(await serves(url, text))) await new Promise((done) => setTimeout(done, pauseMs));
}

/** Measures the time from the answer to a publication until two servers behind nginx serve the new page. */
export async function measurePublication(serverUrl: string, environment: NodeJS.ProcessEnv): Promise<Row[]> {
  if (!nginxProgram()) return [];
  const second = await startServer({ dataDirectory: temporaryFolder('bench'), environment });
  const urls = [serverUrl, second.url];
  const nginx = await startNginx({ upstreams: urls });
  try {
    const staff = new StaffClient(nginx.url);
    await staff.send(SignInDocument, { input: { email: 'studio@toko.test', password: 'belanja123' } });
    const [published, pressed]: [Sample, Sample] = [[], []];
    for (let count = 1; count <= publications; count += 1) {
      const name = `Kebunara ke-${count}.`;
      const change = (document: StoreDocument) => ({ ...document, app: { ...document.app, name } });
      const start = performance.now();
      await publishChange(staff, { codename, change });
      const answered = performance.now();
      await Promise.all(urls.map((url) => untilServed(url, name)));
      published.push(performance.now() - answered);
      pressed.push(performance.now() - start);
    }
    const both = 'until two servers behind nginx serve it';
    return [
      row(`studio: a publication ${both}`, published, 'from its answer'),
      row(`studio: opening, saving and publishing a draft ${both}`, pressed, 'from the start', null),
    ];
  } finally {
    await nginx.stop();
    await second.stop();
  }
}

import { type Command, UsageError } from '../command';
import { moment, table } from '../table';

export const list: Command = {
  usage: '',
  summary: 'List the stores with their current revisions',
  async run(words, { admin, print }) {
    if (words.length > 0) throw new UsageError('list takes no words');
    const stores = await (await admin()).list();
    if (stores.length === 0) print('There are no stores yet');
    else {
      const rows = stores.map(({ codename, revision, applied_at, name }) => [
        codename,
        String(revision),
        moment(applied_at),
        name,
      ]);
      print(table(['CODENAME', 'REVISION', 'SINCE', 'NAME'], rows));
    }
  },
};

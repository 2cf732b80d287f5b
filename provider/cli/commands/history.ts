import { type Command, onlyWord } from '../command';
import { moment, table } from '../table';

export const history: Command = {
  usage: '<codename>',
  summary: "List a store's revisions, newest first, and when each became the current one",
  async run(words, { admin, print }) {
    const revisions = await (await admin()).history(onlyWord(words, 'codename'));
    const rows = revisions.map(({ number, current, checksum, moves }) => [
      `${number}${current ? ' (current)' : ''}`,
      checksum.slice(0, 12),
      moves.map(({ cause, at }) => `${cause} ${moment(at)}`).join(', '),
    ]);
    print(table(['REVISION', 'CHECKSUM', 'MADE CURRENT BY'], rows));
  },
};

import { type Command, onlyWord } from '../command';
import { changedBy, table } from '../table';

export const history: Command = {
  usage: '<codename>',
  summary: "List a store's revisions, newest first: when each became current, who did it and why",
  async run(words, { admin, print }) {
    const revisions = await (await admin()).history(onlyWord(words, 'codename'));
    const rows = revisions.map(({ number, current, checksum, moves }) => [
      `${number}${current ? ' (current)' : ''}`,
      checksum.slice(0, 12),
      moves.map(({ cause, ...move }) => `${cause} ${changedBy(move)}`).join(', '),
    ]);
    print(table(['REVISION', 'CHECKSUM', 'MADE CURRENT BY'], rows));
  },
};

import { codenameOf } from '../../provider/generator/store';
import { quantile } from './quantile';
import { providerOn } from './provider-on';
import type { SeededDatabase } from './seeded-databases';
import { atMost, type Row } from './table';

const calls = 300;
const warmUp = 60;
const budgetTimes = 2;

/** In and around Java, where most generated items are. */
const position = { latitude: '-6.9147', longitude: '107.6098' };

interface Reply {
  data: { data: readonly { title: string }[] };
}

/** A word of a title without one of its letters. */
const misspelt = (word: string) => word.slice(0, 2) + word.slice(3);

const questions = {
  'search for a word': (word: string) => ({ param: word }),
  'search with a typing error': (word: string) => ({ param: misspelt(word) }),
  'near-me': () => ({ type: 'nearme', ...position }),
} as const;

type Question = keyof typeof questions;

/** The median response time of each search in milliseconds, over all stores of a database, one request at a time. */
async function medians(database: SeededDatabase): Promise<Record<Question, number>> {
  const provider = await providerOn(database);
  const ask = async (index: number, question: Record<string, string>) => {
    const query = new URLSearchParams({ app_view_uid: `${codenameOf(index % database.stores)}_app`, ...question });
    const started = performance.now();
    const answer = await fetch(`${provider.url}/api/v2/customer/list/search?${query}`);
    const { data } = (await answer.json()) as Reply;
    return { time: performance.now() - started, items: data.data };
  };
  const found = {} as Record<Question, number>;
  try {
    for (const name of Object.keys(questions) as Question[]) {
      const times: number[] = [];
      for (let index = 0; index < calls + warmUp; index += 1) {
        const { items } = await ask(index, {});
        const title = items[index % items.length]?.title ?? '';
        const word = title.split(' ').find(({ length }) => length >= 5) ?? title;
        const { time } = await ask(index, questions[name](word));
        if (index >= warmUp) times.push(time);
      }
      found[name] = quantile(times, 0.5);
    }
  } finally {
    await provider.stop();
  }
  return found;
}

/** Compares searches with a thousand times as many items. */
export async function measureSearches(few: SeededDatabase, many: SeededDatabase): Promise<Row[]> {
  const small = await medians(few);
  const large = await medians(many);
  const count = (value: number) => value.toLocaleString('en');
  return (Object.keys(questions) as Question[]).map((name) => ({
    what: `${name}: ${count(many.items)} items against ${count(few.items)}`,
    target: `${budgetTimes} times`,
    ofBudget: [atMost(large[name] / small[name], budgetTimes)],
    measured: `${(large[name] / small[name]).toFixed(2)} times (${large[name].toFixed(1)} / ${small[name].toFixed(1)} ms)`,
    how: `medians of ${calls} calls of the provider, one after the other; ${count(many.stores)} stores in turn against ${few.stores}`,
  }));
}

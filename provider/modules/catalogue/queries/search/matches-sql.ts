/** Further words are ignored. */
const maxWords = 12;
/** How many words a misspelt one may stand for. */
const maxMeanings = 8;

/** Letters of a word that is compared whole at first. */
const maxShort = 3;

const tiers = ['typed', 'begun', 'anywhere', 'forgiven'];

const quoted = (term: string) => `quote_literal(${term})`;

/** Words that begin with the typed one, are similar to it, or have the same letters. */
const meanings = `
  select '(' || ${quoted('word.term')} || ':*' || coalesce(string_agg(' | ' || ${quoted("word.store_id || 't' || likely.word")}, ''), '') || ')'
  from (
    select known.word from store_words known
    where known.store_id = word.store_id and length(word.word) >= 3 and word.word !~ '^[0-9]+$'
      and (known.word % word.word or known.letters = word.letters)
    order by known.letters = word.letters desc, similarity(known.word, word.word) desc, known.word
    limit ${maxMeanings}
  ) likely`;

interface MatchesOptions {
  /** The parameter of the text. */
  text: string;
  /** The parameter of the tier of an earlier page. */
  tier: string;
  /** Further conditions on `item`. */
  filters: string;
  /** `sampleSize` rows as `item`, or all that the search is about if there are fewer. */
  sample: string;
  sampleSize: number;
}

/**
 * The first tier with a match decides: every word is in the title, short ones whole (1); begins a word there (2); is in
 * the content (3); matches with typing errors (4); or any word is (5). Each tier runs only if the previous one found
 * nothing. A sample is tried first, because the index reads all matches of a word before it returns the first; it is
 * planned as if all were read: a plan for one match would not use it.
 */
export function matchesSql({ text, tier, filters, sample, sampleSize }: MatchesOptions): string {
  const isMatched = (query: string) =>
    `exists (select from ${sample} where item.terms @@ (select query from ${query}) ${filters})
     or (select not is_whole from sample) and exists (select from ${query}_matches)`;
  return `
  word as materialized (
    select store.id as store_id, word, letters_of(word) as letters, store.id || 't' || word as term,
      store.id || 'c' || word as content_term
    from store, unnest((words_of(${text}::text))[1:${maxWords}]) as word
  ),
  typed as materialized (
    select string_agg(${quoted('term')} || case when length(word) > ${maxShort} then ':*' else '' end, ' & ')::tsquery as query from word
  ),
  begun as materialized (
    select string_agg(${quoted('term')} || ':*', ' & ')::tsquery as query from word
    having bool_or(length(word) <= ${maxShort})
  ),
  anywhere as materialized (
    select string_agg('(' || ${quoted('term')} || ':* | ' || ${quoted('content_term')} || ')', ' & ')::tsquery as query from word
  ),
  meant as materialized (
    select word, (${meanings}) as query from word
  ),
  forgiven as materialized (
    select string_agg(query, ' & ')::tsquery as query from meant
  ),
  partly as materialized (
    select string_agg(query, ' | ')::tsquery as query from meant where length(word) >= 3
  ),
  ${tiers
    .map(
      (query) => `${query}_matches as materialized (
        select item.id from items item where item.terms @@ (select query from ${query}) ${filters}
      ),`,
    )
    .join(' ')}
  sample as materialized (
    select count(*) < ${sampleSize} as is_whole from ${sample}
  ),
  tier as materialized (
    select coalesce(${tier}::int, case
      ${tiers.map((query, index) => `when ${isMatched(query)} then ${index + 1}`).join(' ')}
      else 5
    end) as number
  ),
  chosen as materialized (
    select case tier.number
      when 1 then (select query from typed)
      when 2 then (select query from begun)
      when 3 then (select query from anywhere)
      when 4 then (select query from forgiven)
      else (select query from partly)
    end as query from tier
  ),`;
}

import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '../../ui/button/button';
import { ChipInput } from '../../ui/field/chip-input';
import { FieldSet } from '../../ui/field/field-set';
import { LabelledInput } from '../../ui/field/text-input';
import { useMessages } from '../../i18n/use-messages';
import { usePageContext } from '../../routing/page-context';
import { noFilter, questionOf, ratings, type SearchQuestion, searchPathOf } from '../../routing/search-paths';
import { token } from '../../theme/token';
import { useRatingText } from './use-filter-chips';

const Panel = styled.details`
  background: ${token('color-surface')};
`;

const Opener = styled.summary`
  display: inline-flex;
  gap: ${token('space-2')};
  align-items: center;
  min-height: ${token('size-touch')};
  padding: 0 ${token('space-4')};
  color: ${token('color-link')};
  font-size: 0.8125rem;
  font-weight: 600;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space-3')};
  padding: 0 ${token('space-4')} ${token('space-4')};
`;

const Ratings = styled(FieldSet)`
  grid-column: 1 / -1;
`;

const Apply = styled(Button)`
  grid-column: 1 / -1;
`;

/** The form's fields are the query of the filtered page, so it works without scripts. */
export function FilterPanel({ question }: { question: SearchQuestion }) {
  const m = useMessages();
  const ratingText = useRatingText();
  const navigate = useNavigate();
  const { base } = usePageContext();
  const { filter } = question;
  const unfiltered = new URL(searchPathOf({ ...question, filter: noFilter }), 'http://store');
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    void navigate(searchPathOf({ ...question, filter: questionOf({}, new URLSearchParams(fields)).filter }));
  };
  const price = (name: 'min' | 'max', label: string) => (
    <LabelledInput
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={17}
      defaultValue={filter[name] ?? ''}
    />
  );
  return (
    <Panel key={JSON.stringify(filter)}>
      <Opener>
        <SlidersHorizontal size={16} aria-hidden />
        {m('search.filter')}
      </Opener>
      <form action={base + unfiltered.pathname} method="get" onSubmit={apply}>
        <Fields>
          {[...unfiltered.searchParams].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {price('min', m('search.price-min'))}
          {price('max', m('search.price-max'))}
          <Ratings>
            <legend>{m('search.rating')}</legend>
            <div>
              {[null, ...ratings].map((rating) => (
                <ChipInput key={rating} name="rating" value={rating ?? ''} defaultChecked={rating === filter.rating}>
                  {rating === null ? m('search.any-rating') : ratingText(rating)}
                </ChipInput>
              ))}
            </div>
          </Ratings>
          <Apply type="submit">{m('search.apply')}</Apply>
        </Fields>
      </form>
    </Panel>
  );
}

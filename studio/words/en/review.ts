import type { WordsOf } from '../words';

export const review = {
  review: { name: 'Review', help: 'What one customer said.' },
  'review.rating': { name: 'Stars', help: 'From 1 to 5.' },
  'review.comment': { name: 'Comment', help: 'What was said; up to 1,000 characters.' },
  'review.name': { name: "Reviewer's name", help: 'Shown under the review; up to 60 characters.' },
  'review.image': { name: "Reviewer's picture", help: 'Picture of who said it.' },
  'review.date': { name: 'Review date', help: 'Such as 2026-10-31.' },
} satisfies WordsOf<'review'>;
